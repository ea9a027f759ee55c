import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readFrontPictures } from '#backoffice/products/front-pictures.ts';
import { lineCoverOf } from '#backoffice/products/line-cover.ts';
import { pricesInForce } from '#backoffice/products/price-in-force.ts';
import type { StoredTexts } from '#backoffice/products/product-record.ts';
import { readColourLabels } from '#backoffice/products/product-variants.ts';
import { VARIANT_VAT } from '#backoffice/products/vat-rate.ts';
import { withoutTax } from '#backoffice/products/without-tax.ts';
import { entityPath } from '#shared/domain/entity-paths.ts';
import type { SoldElement } from './priced-cart.ts';
import type { ElementScope } from './element-scope.ts';

const GRAMS_A_KILO = 1000;

export async function readSoldVariants(
  db: Kysely<Schema>,
  { siteId, lang }: ElementScope,
  ids: number[],
): Promise<SoldElement[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .innerJoin('product_translation', (join) =>
      join.onRef('product_translation.product_id', '=', 'product.id').on('lang', '=', lang),
    )
    .where('product.site_id', '=', siteId)
    .where('variant.id', 'in', ids)
    // A withdrawn product is in no sales plan.
    .where('product.sales_plan_ids', '<>', sql<number[]>`'{}'::integer[]`)
    .select([
      'variant.id',
      'variant.product_id',
      'variant.reference',
      'variant.model',
      'variant.colour',
      'variant.price',
      'variant.plan_prices',
      'variant.eco',
      VARIANT_VAT.as('vat'),
      'variant.stock',
      'product.signature',
      'product_translation.name',
      'product_translation.slug',
      'product_translation.texts',
      sql<number[]>`array(select category_id from product_category
        where product_category.product_id = variant.product_id)`.as('category_ids'),
    ])
    .execute();
  const colours = await readColourLabels(db, lang);
  const sold = rows.map((row) => ({
    row,
    model: (row.texts as StoredTexts).models.find(({ code }) => code === row.model),
  }));
  const pictures = await readFrontPictures(
    db,
    sold.map(({ row, model }) => ({
      productId: row.product_id,
      colour: row.colour,
      width: model?.width ?? null,
      height: model?.height ?? null,
    })),
  );
  return sold.map(({ row, model }, index): SoldElement => {
    const picture = pictures[index];
    const colour = colours.get(row.colour) ?? row.colour;
    const { professional, net } = pricesInForce(row, row.vat);
    const name = `${[row.name, model?.label].filter(Boolean).join(' ')}, ${colour.toLowerCase()}`;
    return {
      type: 'product',
      elementId: row.id,
      reference: row.reference,
      name,
      path: entityPath('product', lang, 'pro', { slug: row.slug, signature: row.signature }),
      cover: picture ? lineCoverOf(picture, name) : null,
      unit: professional,
      net,
      eco: withoutTax(row.eco, row.vat),
      vatRate: row.vat,
      weight: Math.round((model?.weight ?? 0) * GRAMS_A_KILO),
      stock: row.stock,
      status: 'available',
      delayDays: 0,
      categoryIds: row.category_ids,
      isSignature: row.signature,
      replacedBy: null,
    };
  });
}
