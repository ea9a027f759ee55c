import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm, notFound } from '#backoffice/http/failure.ts';
import type { LogWrite } from '#backoffice/operators/operator-log.ts';
import { settlePromise } from '#backoffice/orders/order-promise.ts';
import type { OrderStatus } from '#shared/domain/order-status.ts';
import { issueInvoice } from '#backoffice/invoices/issue-invoice.ts';
import type { OrderEmailKind } from '#backoffice/order-emails/order-email-kind.ts';
import { queueOrderEmail } from '#backoffice/order-emails/order-emails.ts';

type Move = {
  from: OrderStatus;
  to: OrderStatus;
  event: string;
  email?: OrderEmailKind;
  /** Issues the invoice unless it is issued already. */
  issues?: true;
};

export const MOVES = {
  transfer: { from: 'awaiting_transfer', to: 'confirmed', event: 'paid', email: 'paid', issues: true },
  prepare: { from: 'confirmed', to: 'prepared', event: 'prepared' },
  ship: { from: 'prepared', to: 'shipped', event: 'shipped', email: 'shipped', issues: true },
  deliver: { from: 'shipped', to: 'delivered', event: 'delivered' },
} as const satisfies Record<string, Move>;
export type MoveName = keyof typeof MOVES;

export function isMove(name: string): name is MoveName {
  return Object.hasOwn(MOVES, name);
}

export function moveFrom(status: string): MoveName | undefined {
  return (Object.keys(MOVES) as MoveName[]).find((name) => MOVES[name].from === status);
}

/**
 * Applies an action: adds the event, issues the invoice, queues the email. A repeated request has no effect.
 * @throws Failure 404; 422 for an order in another state, or shipped without a parcel number
 */
export async function moveOrder(
  db: Kysely<Schema>,
  orderId: number,
  name: MoveName,
  tracking: string,
  log?: LogWrite,
): Promise<void> {
  const { from, to, event, ...follows }: Move = MOVES[name];
  if (name === 'ship' && tracking === '') throw invalidForm({ tracking: 'required' });
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('shop_order')
      .select(['site_id as siteId', 'status', 'carrier', 'payment'])
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw notFound();
    if (order.status === to) return;
    if (order.status !== from) throw invalidForm({ status: order.status });
    const isShipped = name === 'ship';
    await trx
      .updateTable('shop_order')
      .set({ status: to, ...(isShipped && { tracking }) })
      .where('id', '=', orderId)
      .execute();
    await log?.(trx, {
      before: { status: order.status },
      after: { status: to, ...(isShipped && { tracking }) },
    });
    const details = isShipped
      ? { carrier: order.carrier, tracking }
      : name === 'transfer'
        ? { payment: order.payment }
        : {};
    await trx
      .insertInto('shop_order_event')
      .values({ order_id: orderId, code: event, details: JSON.stringify(details) })
      .execute();
    if (name === 'transfer') await settlePromise(trx, orderId);
    if (follows.email) await queueOrderEmail(trx, orderId, follows.email);
    if (follows.issues) await issueInvoice(trx, { siteId: order.siteId, orderId });
  });
}
