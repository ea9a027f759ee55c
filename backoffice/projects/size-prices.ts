import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { withoutTax } from '#backoffice/products/plan-price.ts';
import { VARIANT_VAT } from '#backoffice/products/vat-rate.ts';
import type { Amount } from '#shared/contract/project.ts';

/** A product in one of its sizes. */
export type Size = { product_id: number | null; model: string | null };

/** Unit price in cents, without tax for professionals, with it for private customers; `null` on quotation. */
export type PriceOf = (size: Size) => number | null;

/** Public prices of sizes, in the cheapest colour. */
export async function readSizePrices(
  db: Kysely<Schema>,
  sizes: readonly Size[],
  isProfessional: boolean,
): Promise<PriceOf> {
  const ids = [...new Set(sizes.flatMap(({ product_id: id }) => id ?? []))];
  if (ids.length === 0) return () => null;
  const rows = await db
    .selectFrom('variant')
    .where('product_id', 'in', ids)
    .groupBy(['product_id', 'model'])
    .select((select) => ['product_id', 'model', VARIANT_VAT.as('vat'), select.fn.min('price').as('price')])
    .execute();
  const prices = new Map(rows.map((row) => [`${row.product_id}/${row.model}`, row]));
  return ({ product_id: id, model }) => {
    const { price = null, vat = 0 } = prices.get(`${id}/${model}`) ?? {};
    return price === null || !isProfessional ? price : withoutTax(price, vat);
  };
}

export function toAmount(cents: number, isProfessional: boolean): Amount {
  return { value: cents / 100, tax: isProfessional ? 'excluded' : 'included' };
}

/** Total of all rows that have a price. */
export function totalOf(rows: readonly (Size & { quantity: number })[], priceOf: PriceOf): number {
  return rows.reduce((sum, row) => sum + row.quantity * (priceOf(row) ?? 0), 0);
}
