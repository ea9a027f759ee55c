import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readShipping, type CartShipping } from '#backoffice/shipping/read-shipping.ts';
import type { OrderPromise } from '#shared/contract/delivery-promise.ts';
import type { Locale } from '#shared/locale.ts';
import type { AllottedLine } from './allot-stock.ts';
import type { StoredCart } from './cart-rows.ts';

type Parcel = { lang: Locale; lines: readonly AllottedLine[]; triesZipcode: boolean };

/** Shipping of the available lines: by the chosen carrier, else by the cheapest one. */
export async function shippingOf(
  db: Kysely<Schema>,
  { siteId, zipcode, shipping, customer }: Pick<StoredCart, 'siteId' | 'zipcode' | 'shipping' | 'customer'>,
  { lang, lines, triesZipcode }: Parcel,
  now: Date,
): Promise<CartShipping> {
  const read = await readShipping(
    db,
    {
      siteId,
      lang,
      customerId: customer?.id ?? null,
      shipping,
      zipcode,
      triesZipcode,
      weight: weightOf(lines),
      slowest: slowestOf(lines),
    },
    now.getTime(),
  );
  return lines.length > 0 ? read : { ...read, state: 'unknown', cost: 0, carrier: null, promise: null };
}

/** In grams. */
export function weightOf(lines: readonly AllottedLine[]): number {
  return lines.reduce((sum, { element, quantity }) => sum + element.weight * quantity, 0);
}

/** The line with the longest production time, the first of several; null when all are in stock. */
function slowestOf(lines: readonly AllottedLine[]): OrderPromise['slowest'] {
  const [first] = lines
    .filter(({ takesStock, element }) => !takesStock && element.delayDays > 0)
    .toSorted((one, other) => other.element.delayDays - one.element.delayDays);
  return first
    ? { reference: first.element.reference, name: first.element.name, delay_days: first.element.delayDays }
    : null;
}
