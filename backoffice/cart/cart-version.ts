import { createHash } from 'node:crypto';
import { freezeCart } from '#backoffice/orders/freeze-order.ts';
import type { PricedCart } from './priced-cart.ts';

const VERSION_LENGTH = 32;

/**
 * Opaque version of a cart as shown to its buyer: a hash of id, lines, quantities, prices, codes
 * with their discounts, carrier and its cost, addresses and totals. Equal versions become the
 * same order. Language and stock are left out.
 */
export function cartVersion(priced: PricedCart): string {
  const { lines, ...rest } = freezeCart(priced);
  const shown = lines.map(
    ({ name: _name, schema_title: _title, taken: _taken, weight: _weight, ...line }) => line,
  );
  return createHash('sha256')
    .update(JSON.stringify([priced.id, rest, shown]))
    .digest('base64url')
    .slice(0, VERSION_LENGTH);
}
