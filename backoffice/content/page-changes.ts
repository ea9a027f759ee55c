import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { listChanges } from '#backoffice/operators/operator-log.ts';
import type { PageChange } from '#shared/contract/operator-log.ts';

/** Writes of a page in the language of the call, the latest first. @throws Failure 404 */
export async function listPageChanges(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  id: number,
  query: { page: number; perPage: number },
): Promise<{ items: PageChange[]; total: number }> {
  const page = await db
    .selectFrom('content')
    .select('id')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('resource', '=', 'page')
    .executeTakeFirst();
  if (!page) throw notFound();
  const { items, total } = await listChanges(db, { ...query, record: `page ${id}` }, lang);
  return { items: items.map(({ address: _address, ...change }) => change), total };
}
