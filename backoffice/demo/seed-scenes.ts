import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { StoredScene } from '#backoffice/pictures/scenes.ts';
import { readScenes } from '#backoffice/shop/content/scenes-table.ts';
import { readDemoShop } from './demo-shop.ts';
import { insertInChunks } from '#backoffice/database/insert-in-chunks.ts';
import { readProductIds } from './read-product-ids.ts';
import type { SceneFiles } from './scene-manifest.ts';
import { storedFiles } from '#backoffice/pictures/stored-files.ts';
import { typeset } from '#shared/domain/typeset.ts';

const FOLDER = 'scenes';

/** Synchronises the stored scenes with the files, at each start. Only the demo data creates scenes. */
export async function seedScenes(db: Kysely<Schema>, files: readonly SceneFiles[]): Promise<void> {
  const ids = await readProductIds(db);
  const byName = new Map(files.map((file) => [file.scene, file]));
  const scenes = await readDemoShop(readScenes);
  const rows = scenes.flatMap(({ name, product, alt }, position) => {
    const found = byName.get(name);
    if (!found) return [];
    const data: StoredScene = {
      ...storedFiles(FOLDER, found),
      alt: { fr: typeset(alt.fr, 'fr'), en: typeset(alt.en, 'en') },
    };
    const product_id = product === null ? null : (ids.get(product) ?? null);
    return [{ name, product_id, position, data: JSON.stringify(data) }];
  });
  const names = rows.map(({ name }) => name);
  await db
    .deleteFrom('scene')
    .where('name', 'not in', ['', ...names])
    .execute();
  await insertInChunks(rows, (chunk) =>
    db
      .insertInto('scene')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((row) => ({
            product_id: row.ref('excluded.product_id'),
            position: row.ref('excluded.position'),
            data: row.ref('excluded.data'),
          }))
          .where(
            sql<boolean>`(scene.product_id, scene.position, scene.data) is distinct from (excluded.product_id, excluded.position, excluded.data)`,
          ),
      )
      .execute(),
  );
}
