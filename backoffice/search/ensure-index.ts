import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { indexInBulk } from './bulk-indexing.ts';
import { indexSite } from './index-documents.ts';

/** Increased when the content of index documents changes. Existing sites are indexed again at the next start. */
const INDEX_VERSION = 3;

/** Indexes the sites whose index has another version. Concurrent nodes wait for the first. */
export async function ensureSearchIndex(
  db: Kysely<Schema>,
  onStep: (step: string) => void = () => undefined,
): Promise<void> {
  const outdated = await db
    .selectFrom('site')
    .leftJoin('search_version', 'site_id', 'site.id')
    .where(sql<boolean>`version is distinct from ${INDEX_VERSION}`)
    .select('site.id')
    .execute();
  if (outdated.length === 0) return;
  await indexInBulk(db, async () => {
    for (const { id } of outdated) await indexOutdated(db, id, () => onStep('Search index'));
  });
}

async function indexOutdated(db: Kysely<Schema>, siteId: number, onStart: () => void): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('site').where('id', '=', siteId).select('id').forUpdate().execute();
    const row = await transaction
      .selectFrom('search_version')
      .where('site_id', '=', siteId)
      .select('version')
      .executeTakeFirst();
    if (row?.version === INDEX_VERSION) return;
    onStart();
    await rebuildSearchIndex(transaction, siteId);
  });
}

/** Returns whether a site has a search index. */
export async function hasSearchIndex(db: Kysely<Schema>): Promise<boolean> {
  const rows = await db.selectFrom('search_version').select('site_id').limit(1).execute();
  return rows.length > 0;
}

/** Indexes a whole site and stores the version. */
export async function rebuildSearchIndex(db: Kysely<Schema>, siteId: number): Promise<void> {
  await indexSite(db, siteId);
  await db
    .insertInto('search_version')
    .values({ site_id: siteId, version: INDEX_VERSION })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ version: INDEX_VERSION }))
    .execute();
}
