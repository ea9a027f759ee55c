import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { pricesInForce } from '#backoffice/products/price-in-force.ts';
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
    .select(['product_id', 'model', VARIANT_VAT.as('vat'), 'price', 'plan_prices'])
    .execute();
  const lowest = new Map<string, number>();
  for (const row of rows) {
    const prices = pricesInForce(row, row.vat);
    const price = isProfessional ? prices.professional : prices.public;
    const key = `${row.product_id}/${row.model}`;
    if (price !== null) lowest.set(key, Math.min(price, lowest.get(key) ?? Infinity));
  }
  return ({ product_id: id, model }) => lowest.get(`${id}/${model}`) ?? null;
}

export function toAmount(cents: number, isProfessional: boolean): Amount {
  return { value: cents / 100, tax: isProfessional ? 'excluded' : 'included' };
}

/** Total of all rows that have a price. */
export function totalOf(rows: readonly (Size & { quantity: number })[], priceOf: PriceOf): number {
  return rows.reduce((sum, row) => sum + row.quantity * (priceOf(row) ?? 0), 0);
}
