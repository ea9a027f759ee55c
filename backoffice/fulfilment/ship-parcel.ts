import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { issueInvoice } from '#backoffice/invoices/issue-invoice.ts';
import { addEvent } from '#backoffice/orders/order-events.ts';
import { queueOrderEmail } from '#backoffice/order-emails/order-emails.ts';
import { wrongStatus } from './fulfilment-refusals.ts';
import { openOf, type LockedOrder, type Pieces } from './lock-order.ts';
import { countPieces, pickPieces } from './pick-pieces.ts';
import { recordShipment } from './stock-ledger.ts';

/** `lines`: absent for all open pieces. `tracking`: empty without a number. */
type ParcelContent = { carrier: string; tracking: string; lines?: readonly Pieces[] | undefined };

/**
 * Hands a parcel to the carrier: counts its pieces as shipped, mails the buyer, and issues the invoice with the first
 * parcel unless the payment has issued it. The order is shipped once no piece is open.
 * @throws Failure 409 for an order that is not prepared, or with fewer open pieces
 */
export async function shipParcel(
  trx: Kysely<Schema>,
  order: LockedOrder,
  { carrier, tracking, lines }: ParcelContent,
): Promise<void> {
  const { id: orderId, siteId } = order;
  if (order.status !== 'prepared') throw wrongStatus(order.status);
  const picked = pickPieces(order.lines, lines, openOf);
  if (picked.length === 0) throw wrongStatus(order.status);
  const { last } = await trx
    .selectFrom('parcel')
    .select(({ fn }) => fn.countAll<number>().as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const number = last + 1;
  const parcel = await trx
    .insertInto('parcel')
    .values({ order_id: orderId, number, carrier, tracking })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('parcel_line')
    .values(picked.map(({ line, quantity }) => ({ parcel_id: parcel.id, line_id: line.id, quantity })))
    .execute();
  await recordShipment(trx, orderId, await countPieces(trx, picked, 'shipped'));
  const open = order.lines.reduce((sum, line) => sum + openOf(line), 0);
  const pieces = picked.reduce((sum, { quantity }) => sum + quantity, 0);
  const isLast = open === pieces;
  await trx
    .updateTable('shop_order')
    .set({ ...(isLast && { status: 'shipped' }), tracking: tracking || null })
    .where('id', '=', orderId)
    .execute();
  const code = isLast ? 'shipped' : 'partly_shipped';
  await addEvent(trx, orderId, code, { carrier, tracking, pieces, parcel: number });
  await queueOrderEmail(trx, orderId, 'shipped', { parcelId: parcel.id });
  await issueInvoice(trx, { siteId, orderId });
}
