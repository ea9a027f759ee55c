import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { containsText } from '#backoffice/database/contains-text.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { StoredGalleryPicture, StoredPicture } from '#backoffice/products/product-record.ts';
import type { productOverview, ProductOverviewQuery } from '#shared/contract/shop/catalogue-desk.ts';
import { smallPicture } from './small-picture.ts';

type Overview = z.output<typeof productOverview>;
type Row = Omit<Overview, 'picture'> & { picture: StoredPicture | StoredGalleryPicture | null };

/** Products of every sales plan, in the order of the catalogue. */
export async function listProductOverviews(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  { page, perPage, search, type, category, published, references }: ProductOverviewQuery,
): Promise<{ items: Overview[]; total: number }> {
  const conditions = [
    sql`product.site_id = ${siteId}`,
    sql`lang = ${lang}`,
    ...(search === undefined
      ? []
      : [
          sql`(${containsText(search, ['name', 'product.reference'])} or exists (
            select from variant where product_id = product.id and ${containsText(search, ['variant.reference'])}))`,
        ]),
    ...(type === undefined ? [] : [sql`product.type = ${type}`]),
    ...(category === undefined
      ? []
      : [
          sql`exists (select from product_category where product_id = product.id and category_id = ${category})`,
        ]),
    ...(references === undefined ? [] : [sql`product.reference = any(${references}::text[])`]),
    ...(published === undefined ? [] : [sql`(sales_plan_ids <> '{}') = ${published === 'true'}`]),
  ];
  const matching = sql`
    from product join product_translation as texts on texts.product_id = product.id
    where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<Row>`
    select product.id, product.reference, name, product.type, sales_plan_ids <> '{}' as published, price_from,
      price_varies,
      (select coalesce(sum(variant.stock), 0)::integer from variant where product_id = product.id) as stock,
      (select count(*)::integer from variant where product_id = product.id) as variants,
      coalesce(
        (select data from product_picture where product_id = product.id
          order by colour = card -> 'drawing' ->> 'colour' desc, colour,
            abs(width - (card -> 'drawing' -> 'width')::double precision)
              + abs(height - (card -> 'drawing' -> 'height')::double precision) limit 1),
        (select data from product_gallery where product_id = product.id order by position limit 1)
      ) as picture
    ${matching} order by product.position, product.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${matching}`.execute(db);
  return {
    items: rows.map((row) => ({ ...row, picture: smallPicture(row.picture) })),
    total: counted.rows[0]?.total ?? 0,
  };
}
