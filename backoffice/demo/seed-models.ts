import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { ModelManifest } from '#backoffice/models/model-manifest.ts';
import type { StoredModel } from '#backoffice/products/product-record.ts';
import { insertInChunks } from '#backoffice/database/insert-in-chunks.ts';
import { readProductIds } from './read-product-ids.ts';

/** Synchronises the models of the demo's products with the manifest, at each start. */
export async function seedModels(db: Kysely<Schema>, { models }: ModelManifest): Promise<void> {
  const ids = await readProductIds(db);
  const rows = models.flatMap(({ source: _source, ...model }) => {
    const product_id = ids.get(model.product);
    const data: StoredModel = model;
    return product_id === undefined ? [] : [{ product_id, data: JSON.stringify(data) }];
  });
  const current = new Set(rows.map(({ product_id }) => product_id));
  const others = [...ids.values()].filter((id) => !current.has(id));
  if (others.length > 0) await db.deleteFrom('product_model').where('product_id', 'in', others).execute();
  await insertInChunks(rows, (chunk) =>
    db
      .insertInto('product_model')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .column('product_id')
          .doUpdateSet((row) => ({ data: row.ref('excluded.data') }))
          .whereRef('product_model.data', 'is distinct from', sql.ref('excluded.data')),
      )
      .execute(),
  );
}
