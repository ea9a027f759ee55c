import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { containsText } from '#backoffice/database/contains-text.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { isLow } from '#backoffice/products/low-stock.ts';
import { readColourLabels } from '#backoffice/products/product-variants.ts';
import type { variantOverview, VariantOverviewQuery } from '#shared/contract/shop/catalogue-desk.ts';

type Overview = z.output<typeof variantOverview>;

/** Variants with price and stock, in the order of the catalogue. */
export async function listVariantOverviews(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  { page, perPage, search, product, stock }: VariantOverviewQuery,
): Promise<{ items: Overview[]; total: number }> {
  const conditions = [
    sql`site_id = ${siteId}`,
    sql`lang = ${lang}`,
    ...(search === undefined
      ? []
      : [containsText(search, ['name', 'product.reference', 'variant.reference', 'ean'])]),
    ...(product === undefined ? [] : [sql`product.id = ${product}`]),
    ...(stock === undefined ? [] : [stock === 'low' ? isLow('variant') : sql`variant.stock = 0`]),
  ];
  const matching = sql`
    from variant join product on product.id = variant.product_id
    join product_translation as texts on texts.product_id = product.id
    where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<Overview>`
    select variant.id, variant.reference, product.id as product_id, name, model as size, colour, variant.price,
      variant.eco, variant.stock, variant.next_arrival, variant.low_stock,
      coalesce(jsonb_array_length(variant.plan_prices), 0) as others
    ${matching} order by product.position, product.id, variant.position, variant.id
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${matching}`.execute(db);
  const colours = await readColourLabels(db, lang);
  return {
    items: rows.map((row) => ({ ...row, colour: colours.get(row.colour) ?? row.colour })),
    total: counted.rows[0]?.total ?? 0,
  };
}
