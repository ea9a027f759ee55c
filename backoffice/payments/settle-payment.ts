import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { addEvent } from '#backoffice/orders/order-events.ts';
import type { OnConfirmed } from '#backoffice/orders/order-request.ts';
import { settlePromise } from '#backoffice/orders/order-promise.ts';
import { releaseOrder } from '#backoffice/orders/release-order.ts';
import { queueOrderEmail } from '#backoffice/order-emails/order-emails.ts';
import { readCurrency } from '#backoffice/sites/read-currency.ts';
import { lockPayment, type LockedPayment } from './lock-payment.ts';
import type { PaymentResult } from './provider.ts';

export type SettleOptions = { provider: string; onConfirmed: OnConfirmed };

/**
 * Applies the provider's result, once: repeated events have no effect, and no result overrides another. Money
 * for an order that can no longer be delivered becomes due for a refund.
 * @returns whether the payment exists
 */
export async function settlePayment(
  db: Kysely<Schema>,
  result: PaymentResult,
  { provider, onConfirmed }: SettleOptions,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, result.reference);
    if (!payment) return false;
    const event = await trx
      .insertInto('payment_event')
      .values({ provider, event_id: result.eventId, payment_id: payment.id, state: result.state })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (!event) return true;
    if (result.state === 'paid') await takePayment(trx, payment, result, onConfirmed);
    else if (payment.state === 'pending') await failPayment(trx, payment, result.state, result.reason);
    return true;
  });
}

async function takePayment(
  trx: Kysely<Schema>,
  payment: LockedPayment,
  { amount, currency }: PaymentResult,
  onConfirmed: OnConfirmed,
): Promise<void> {
  if (payment.state === 'paid' || payment.state === 'refund_due' || payment.state === 'refunded') return;
  const { order, isLast } = payment;
  const due = await readCurrency(trx, order.siteId);
  const isRight = amount === payment.amount && currency === due.code;
  const isAwaited = payment.state === 'pending' && isLast && order.status === 'pending_payment';
  if (isAwaited && isRight) {
    await setState(trx, payment, 'paid', null);
    await trx.updateTable('shop_order').set({ status: 'confirmed' }).where('id', '=', order.id).execute();
    await addEvent(trx, order.id, 'paid', { payment: 'cb' });
    await settlePromise(trx, order.id);
    await onConfirmed(trx, order.id);
    return;
  }
  await setState(trx, payment, 'refund_due', isRight ? 'too_late' : 'wrong_amount', amount);
  await addEvent(trx, order.id, 'refund_due', { amount });
  if (isAwaited) await releaseOrder(trx, order);
}

/**
 * Stores a failed payment. After the last attempt of a pending order it releases the order, so that the buyer
 * can retry.
 */
export async function failPayment(
  trx: Kysely<Schema>,
  payment: LockedPayment,
  state: 'refused' | 'cancelled',
  reason: string | null,
): Promise<void> {
  const { order, isLast } = payment;
  await setState(trx, payment, state, reason);
  if (!isLast || order.status !== 'pending_payment') return;
  const code = state === 'refused' ? 'refused' : reason === 'abandoned' ? 'abandoned' : 'expired';
  await addEvent(trx, order.id, code, reason === null ? {} : { reason });
  if (code === 'refused') await queueOrderEmail(trx, order.id, 'refused');
  await releaseOrder(trx, order);
}

/** `amount`: charged cents, when they differ from the requested amount. */
async function setState(
  trx: Kysely<Schema>,
  { id }: LockedPayment,
  state: string,
  reason: string | null,
  amount?: number,
): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ state, reason, checked_at: new Date(), ...(amount !== undefined && { amount }) })
    .where('id', '=', id)
    .execute();
}
