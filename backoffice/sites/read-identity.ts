import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';

/**
 * The legal identity of a site.
 * @throws when the site does not exist.
 */
export async function readIdentity(db: Kysely<Schema>, siteId: number): Promise<LegalIdentity> {
  const { legal } = await db
    .selectFrom('site')
    .select('legal')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  return legal as LegalIdentity;
}
