import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { deliverOrder } from '#backoffice/fulfilment/deliver-parcel.ts';
import { lockOrder, type LockedOrder } from '#backoffice/fulfilment/lock-order.ts';
import { shipParcel } from '#backoffice/fulfilment/ship-parcel.ts';
import { invalidForm } from '#backoffice/http/failure.ts';
import { issueInvoice } from '#backoffice/invoices/issue-invoice.ts';
import type { LogWrite } from '#backoffice/operators/operator-log.ts';
import { queueOrderEmail } from '#backoffice/order-emails/order-emails.ts';
import { addEvent } from '#backoffice/orders/order-events.ts';
import { settlePromise } from '#backoffice/orders/order-promise.ts';
import type { OrderStatus } from '#shared/domain/order-status.ts';

type Move = { from: OrderStatus; to: OrderStatus };

export const MOVES = {
  transfer: { from: 'awaiting_transfer', to: 'confirmed' },
  prepare: { from: 'confirmed', to: 'prepared' },
  ship: { from: 'prepared', to: 'shipped' },
  deliver: { from: 'shipped', to: 'delivered' },
} as const satisfies Record<string, Move>;
export type MoveName = keyof typeof MOVES;

export function isMove(name: string): name is MoveName {
  return Object.hasOwn(MOVES, name);
}

export function moveFrom(status: string): MoveName | undefined {
  return (Object.keys(MOVES) as MoveName[]).find((name) => MOVES[name].from === status);
}

/**
 * Applies an action to a whole order: adds the event, issues the invoice, queues the email. A repeated request has no
 * effect.
 * @throws Failure 404; 422 for an order in another state, or shipped without a parcel number
 */
export async function moveOrder(
  db: Kysely<Schema>,
  orderId: number,
  name: MoveName,
  tracking: string,
  log?: LogWrite,
): Promise<void> {
  const { from, to } = MOVES[name];
  if (name === 'ship' && tracking === '') throw invalidForm({ tracking: 'required' });
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id: orderId });
    if (order.status === to) return;
    if (order.status !== from) throw invalidForm({ status: order.status });
    await log?.(trx, {
      before: { status: order.status },
      after: { status: to, ...(name === 'ship' && { tracking }) },
    });
    if (name === 'transfer') await receiveTransfer(trx, order);
    else if (name === 'prepare') await prepareOrder(trx, order);
    else if (name === 'ship') await shipParcel(trx, order, { carrier: order.carrier, tracking });
    else await deliverOrder(trx, order);
  });
}

/** Confirms an order whose transfer has arrived, and issues its invoice. Call it last, as {@link issueInvoice}. */
export async function receiveTransfer(trx: Kysely<Schema>, order: LockedOrder): Promise<void> {
  const { id, siteId, payment } = order;
  await trx
    .updateTable('shop_order')
    .set({ status: 'confirmed', received: sql<number>`total` })
    .where('id', '=', id)
    .execute();
  await addEvent(trx, id, 'paid', { payment });
  await settlePromise(trx, id);
  await queueOrderEmail(trx, id, 'paid');
  await issueInvoice(trx, { siteId, orderId: id });
}

/** Marks a confirmed order as packed: its parcels can be shipped. */
export async function prepareOrder(trx: Kysely<Schema>, { id }: LockedOrder): Promise<void> {
  await trx.updateTable('shop_order').set({ status: 'prepared' }).where('id', '=', id).execute();
  await addEvent(trx, id, 'prepared');
}
