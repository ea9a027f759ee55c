import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readPlainText } from '#backoffice/shop/translations.ts';
import type { FormerProductRecord } from './former-product-record.ts';

/** Reads the former products of a site as records. `productKeys`: by id. */
export async function loadFormerProducts(
  db: Kysely<Schema>,
  { siteId, productKeys }: { siteId: number; productKeys: ReadonlyMap<number, string> },
): Promise<FormerProductRecord[]> {
  const rows = await db
    .selectFrom('former_product')
    .where('site_id', '=', siteId)
    .orderBy('product_id')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    'name.fr': readPlainText(row.names, 'fr'),
    'name.en': readPlainText(row.names, 'en'),
    replacement: row.replacement_id === null ? null : (productKeys.get(row.replacement_id) ?? null),
  }));
}
