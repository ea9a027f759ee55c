import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { LOCALES } from '#shared/locale.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { insertInChunks } from '#backoffice/database/insert-in-chunks.ts';
import { readProductIds } from './read-product-ids.ts';
import type { ShareManifest } from './share-manifest.ts';

/** Synchronises the share pictures of the demo's products and categories with the manifest, at each start. */
export async function seedShares(db: Kysely<Schema>, manifest: ShareManifest): Promise<void> {
  const ids = { product: await readProductIds(db), category: await categoryIdsByKey(db) };
  for (const entity_type of ['product', 'category'] as const) {
    const rows = Object.entries(manifest[entity_type]).flatMap(([key, files]) => {
      const entity_id = ids[entity_type].get(key);
      return entity_id === undefined
        ? []
        : LOCALES.map((lang) => ({ entity_type, entity_id, lang, url: `shares/${files[lang]}` }));
    });
    const current = new Set(rows.map(({ entity_id }) => entity_id));
    const others = [...ids[entity_type].values()].filter((id) => !current.has(id));
    if (others.length > 0) {
      await db
        .deleteFrom('share_picture')
        .where('entity_type', '=', entity_type)
        .where('entity_id', 'in', others)
        .execute();
    }
    await insertInChunks(rows, (chunk) =>
      db
        .insertInto('share_picture')
        .values(chunk)
        .onConflict((conflict) =>
          conflict
            .columns(['entity_type', 'entity_id', 'lang'])
            .doUpdateSet((row) => ({ url: row.ref('excluded.url') }))
            .whereRef('share_picture.url', 'is distinct from', sql.ref('excluded.url')),
        )
        .execute(),
    );
  }
}

async function categoryIdsByKey(db: Kysely<Schema>): Promise<Map<string, number>> {
  const { categories } = await readDemoCatalogue();
  const keys = new Map(categories.map(({ slug, key }) => [slug.fr, key]));
  const rows = await db
    .selectFrom('category_translation')
    .where('lang', '=', 'fr')
    .where('slug', 'in', [...keys.keys()])
    .select(['category_id', 'slug'])
    .execute();
  return new Map(rows.map(({ category_id, slug }) => [keys.get(slug) ?? '', category_id]));
}
