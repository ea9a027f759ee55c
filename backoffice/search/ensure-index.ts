import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { indexSite } from './index-documents.ts';

/** Raised with each change of what documents of the index hold: sites indexed before are indexed again at the next start. */
const INDEX_VERSION = 3;

/** Indexes the sites whose index is of another version of the program. Of several nodes one does it, the others wait. */
export async function ensureSearchIndex(
  db: Kysely<Schema>,
  onStep: (step: string) => void = () => undefined,
): Promise<void> {
  const sites = await db.selectFrom('site').select('id').execute();
  for (const { id } of sites) {
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('site').where('id', '=', id).select('id').forUpdate().execute();
      const row = await transaction
        .selectFrom('search_version')
        .where('site_id', '=', id)
        .select('version')
        .executeTakeFirst();
      if (row?.version === INDEX_VERSION) return;
      onStep('Search index');
      await rebuildSearchIndex(transaction, id);
    });
  }
}

/** Indexes a whole site, and notes with which version of the program. */
export async function rebuildSearchIndex(db: Kysely<Schema>, siteId: number): Promise<void> {
  await indexSite(db, siteId);
  await db
    .insertInto('search_version')
    .values({ site_id: siteId, version: INDEX_VERSION })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ version: INDEX_VERSION }))
    .execute();
}
