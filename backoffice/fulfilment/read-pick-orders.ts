import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { readOrder, type OrderRecord } from '#backoffice/orders/read-order.ts';
import { readCarrierName } from '#backoffice/shipping/list-carriers.ts';
import type { Locale } from '#shared/locale.ts';
import { wrongStatus } from './fulfilment-refusals.ts';
import { openOf, readQuantities } from './lock-order.ts';

const CANCELLED = 'cancelled';

/** An order to pack. `carrier`: its name; `pieces`: the open pieces. */
export type PickOrder = {
  order: OrderRecord;
  carrier: string;
  pieces: { reference: string; name: string; quantity: number }[];
};

/**
 * Reads the orders of a list of numbers, in its order and each once, without the cancelled ones.
 * @throws Failure 404 for a number that the site does not have; 409 when all are cancelled
 */
export async function readPickOrders(
  db: Kysely<Schema>,
  { siteId, lang }: { siteId: number; lang: Locale },
  numbers: string,
): Promise<PickOrder[]> {
  const ids = [...new Set(numbers.split(',').map(Number))];
  const orders: PickOrder[] = [];
  for (const id of ids) {
    const order = await readOrder(db, { siteId, id });
    if (!order) throw notFound();
    if (order.status === CANCELLED) continue;
    const quantities = await readQuantities(db, id);
    orders.push({
      order,
      carrier: await readCarrierName(db, order, lang),
      pieces: quantities.flatMap((line, index) => {
        const named = order.lines[index];
        const quantity = openOf(line);
        return named && quantity > 0 ? [{ reference: named.reference, name: named.name, quantity }] : [];
      }),
    });
  }
  if (orders.length === 0) throw wrongStatus(CANCELLED);
  return orders;
}
