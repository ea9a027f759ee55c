import { createHash } from 'node:crypto';
import { freezeCart } from '#backoffice/orders/freeze-order.ts';
import type { PricedCart } from './priced-cart.ts';

const VERSION_LENGTH = 32;

/**
 * An opaque name of a cart as its buyer is shown it: its lines, quantities and prices, its codes and what each takes
 * off, the carrier, its cost, the addresses, the totals. Two carts never share one; neither do two states of a cart
 * that would become different orders. The language and what the stock holds are left out.
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
