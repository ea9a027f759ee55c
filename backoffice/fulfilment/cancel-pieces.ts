import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { giveStockBack } from '#backoffice/orders/move-stock.ts';
import { addEvent } from '#backoffice/orders/order-events.ts';
import { undoOrder } from '#backoffice/orders/release-order.ts';
import { queueOrderEmail } from '#backoffice/order-emails/order-emails.ts';
import { wrongStatus } from './fulfilment-refusals.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { creditableOf, openOf, type LockedOrder, type Pieces } from './lock-order.ts';
import { oweRefund } from './owe-refund.ts';
import { countPieces, pickPieces, type PickedLine } from './pick-pieces.ts';
import { readBilling } from './read-billing.ts';
import { reduceOrder } from './reduce-order.ts';
import { addedAmounts, chargedShipping, type Portion } from './share-amounts.ts';

/** Before these states an order has a payment in progress; after them nothing is open. */
const CANCELLABLE = new Set(['awaiting_transfer', 'confirmed', 'prepared']);

/** `lines`: absent for all open pieces. */
type PiecesCancellation = { lines?: readonly Pieces[] | undefined; reason: string };

/**
 * Cancels open pieces of an order: their stock is for sale again and nothing is owed for them. An invoiced order gets a
 * credit note, with the shipping if nothing of the order was shipped; another one costs less. Cancelling all pieces
 * cancels an order of which nothing is shipped.
 * @returns the number of the refund that is due, if any
 * @throws Failure 409 for an order in another state, or with fewer open pieces
 */
export async function cancelPieces(
  trx: Kysely<Schema>,
  order: LockedOrder,
  { lines, reason }: PiecesCancellation,
): Promise<number | undefined> {
  if (!CANCELLABLE.has(order.status)) throw wrongStatus(order.status);
  const picked = pickPieces(order.lines, lines, openOf);
  if (picked.length === 0) throw wrongStatus(order.status);
  const open = order.lines.reduce((sum, line) => sum + openOf(line), 0);
  const pieces = picked.reduce((sum, { quantity }) => sum + quantity, 0);
  const isNothingLeft = open === pieces;
  const isWhole = isNothingLeft && order.lines.every(({ shipped }) => shipped === 0);
  const { invoice, amount, credited: before } = await readBilling(trx, order.id);
  if (isWhole) await undoOrder(trx, order, 'team');
  else {
    if (!invoice) await reduce(trx, order.id, picked);
    await giveStockBack(trx, order.id, await countPieces(trx, picked, 'cancelled'));
    await addEvent(trx, order.id, 'partly_cancelled', { pieces });
    if (isNothingLeft) await closeShipped(trx, order.id);
  }
  // Pieces may have been credited before they are cancelled.
  const credited = picked.flatMap(({ line, quantity }) => {
    const left = Math.min(quantity, creditableOf(line));
    return left > 0 ? [{ line_id: line.id, quantity: left }] : [];
  });
  const shipping = isWhole ? chargedShipping(amount) - before.shipping : 0;
  if (invoice && (credited.length > 0 || shipping > 0))
    await issueCreditNote(trx, order, { pieces: credited, shipping, reason });
  else await queueOrderEmail(trx, order.id, isWhole ? 'cancelled' : 'partly_cancelled');
  return oweRefund(trx, order.id);
}

async function reduce(trx: Kysely<Schema>, orderId: number, picked: readonly PickedLine[]): Promise<void> {
  const { amount, lines } = await readBilling(trx, orderId);
  const before: Portion = { pieces: new Map(), shipping: 0 };
  const after = { ...before, pieces: new Map(picked.map(({ line, quantity }) => [line.id, quantity])) };
  await reduceOrder(trx, orderId, amount, addedAmounts(amount, lines, { before, after }));
}

/** The rest of a partly shipped order is cancelled: what was shipped is the whole order. */
async function closeShipped(trx: Kysely<Schema>, orderId: number): Promise<void> {
  await trx.updateTable('shop_order').set({ status: 'shipped' }).where('id', '=', orderId).execute();
  await addEvent(trx, orderId, 'shipped');
}
