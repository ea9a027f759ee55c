import { sql } from 'kysely';

/**
 * VAT rates in hundredths of a percent, in queries of the table that each names: the own rate of the product or part, or
 * the standard rate of its site.
 */
export const PRODUCT_VAT = sql<number>`
  coalesce(product.vat_rate, (select site.vat_rate from site where site.id = product.site_id))`;

export const VARIANT_VAT = sql<number>`(
  select coalesce(sold.vat_rate, site.vat_rate) from product as sold join site on site.id = sold.site_id
  where sold.id = variant.product_id)`;

export const PART_VAT = sql<number>`
  coalesce(part.vat_rate, (select site.vat_rate from site where site.id = part.site_id))`;
