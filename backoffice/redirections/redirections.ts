import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { redirectKey } from '#redirects/address-key.ts';
import type { IsOwnHost } from '#redirects/own-host.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import { checkRule } from './check-rule.ts';
import { findRedirection, toRule } from './find-redirection.ts';

type RuleRecord = RecordOf<'redirection'>;

/**
 * Routes of the editors' redirections, beside the table of legacy addresses. `isOwnHost`: whether the site is
 * served under a host.
 */
export function serveRedirections(server: OperationServer, db: Kysely<Schema>, isOwnHost: IsOwnHost): void {
  server.on('GET /redirection', async ({ scope, query }) => {
    const rule = await findRedirection(db, scope, query.slug);
    return { items: rule ? [rule] : [], total: rule ? 1 : 0 };
  });
  server.on('GET /redirection/{id}', async ({ scope, params: { id } }) => {
    const row = await db
      .selectFrom('redirection')
      .selectAll()
      .where('site_id', '=', scope.siteId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound();
    return toRule(row);
  });
  server.on('POST /redirection', async ({ scope, body }) => {
    await checkRule(db, scope, body, { isOwnHost });
    return saveRule(db, scope, body);
  });
  server.on('PUT /redirection', async ({ scope, body: { id, ...record } }) => {
    await checkRule(db, scope, record, { isOwnHost, id });
    return saveRule(db, scope, record, id);
  });
  server.on('DELETE /redirection/{id}', async ({ scope, params: { id } }) => {
    const removed = await db
      .deleteFrom('redirection')
      .where('id', '=', id)
      .where('site_id', '=', scope.siteId)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw notFound();
    return removed;
  });
}

async function saveRule(
  db: Kysely<Schema>,
  { siteId }: Scope,
  { from, to, code }: RuleRecord,
  id?: number,
): Promise<{ id: number }> {
  const columns = { source: from, key: redirectKey(from), target: to, code };
  const saved = id
    ? await db
        .updateTable('redirection')
        .set(columns)
        .where('id', '=', id)
        .where('site_id', '=', siteId)
        .returning('id')
        .executeTakeFirst()
    : await db
        .insertInto('redirection')
        .values({ site_id: siteId, ...columns })
        .returning('id')
        .executeTakeFirst();
  if (!saved) throw notFound();
  return saved;
}
