import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { StoredScene } from '#backoffice/pictures/scenes.ts';
import { SCENES } from './content/scenes.ts';
import { insertInChunks } from './insert-in-chunks.ts';
import { readProductIds } from './read-product-ids.ts';
import type { SceneFiles } from './scene-manifest.ts';
import { typeset } from './typeset.ts';

const FOLDER = 'scenes';
const TYPES = { avif: 'image/avif', webp: 'image/webp' } as const;

/**
 * Stores the demo's scenes, those whose files are there, and takes all other demo scenes away. A database that was
 * filled before a scene was rendered gets it at its next start.
 */
export async function seedScenes(db: Kysely<Schema>, files: readonly SceneFiles[]): Promise<void> {
  const ids = await readProductIds(db);
  const byName = new Map(files.map((file) => [file.scene, file]));
  const rows = SCENES.flatMap(({ name, product, alt }, position) => {
    const found = byName.get(name);
    if (!found) return [];
    const data: StoredScene = {
      ...storedFiles(found),
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
        conflict.column('name').doUpdateSet({
          product_id: sql.ref('excluded.product_id'),
          position: sql.ref('excluded.position'),
          data: sql.ref('excluded.data'),
        }),
      )
      .execute(),
  );
}

function storedFiles({ name, widths, height, placeholder }: SceneFiles): Omit<StoredScene, 'alt'> {
  const largest = Math.max(...widths);
  const address = (width: number, format: keyof typeof TYPES) => `${FOLDER}/${name}-${width}.${format}`;
  return {
    url: address(largest, 'avif'),
    webp: address(largest, 'webp'),
    width: largest,
    height,
    srcset: (['avif', 'webp'] as const).flatMap((format) =>
      widths.map((width) => ({ url: address(width, format), width, type: TYPES[format] })),
    ),
    placeholder,
  };
}
