import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { addEvent } from '#backoffice/orders/order-events.ts';
import type { OnConfirmed } from '#backoffice/orders/order-request.ts';
import { settlePromise } from '#backoffice/orders/order-promise.ts';
import { releaseOrder } from '#backoffice/orders/release-order.ts';
import { askForLetter } from '#backoffice/order-emails/order-letters.ts';
import { lockPayment, type HeldPayment } from './lock-payment.ts';
import type { ProviderWord } from './provider.ts';

export type SettleOptions = { provider: string; onConfirmed: OnConfirmed };

/**
 * Does what follows from the provider's word, once: the same event twice changes nothing, and no word takes back
 * another. Money for what cannot be delivered any more is due back.
 * @returns whether the payment is one of ours
 */
export async function settlePayment(
  db: Kysely<Schema>,
  word: ProviderWord,
  { provider, onConfirmed }: SettleOptions,
): Promise<boolean> {
  return db.transaction().execute(async (within) => {
    const payment = await lockPayment(within, word.reference);
    if (!payment) return false;
    const event = await within
      .insertInto('payment_event')
      .values({ provider, event_id: word.eventId, payment_id: payment.id, state: word.state })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (!event) return true;
    if (word.state === 'paid') await takePayment(within, payment, word, onConfirmed);
    else if (payment.state === 'pending') await failPayment(within, payment, word.state, word.reason);
    return true;
  });
}

async function takePayment(
  within: Kysely<Schema>,
  payment: HeldPayment,
  { amount }: ProviderWord,
  onConfirmed: OnConfirmed,
): Promise<void> {
  if (payment.state === 'paid' || payment.state === 'refund_due' || payment.state === 'refunded') return;
  const { order, isLast } = payment;
  const isRight = amount === payment.amount;
  const isAwaited = payment.state === 'pending' && isLast && order.status === 'pending_payment';
  if (isAwaited && isRight) {
    await setState(within, payment, 'paid', null);
    await within.updateTable('shop_order').set({ status: 'confirmed' }).where('id', '=', order.id).execute();
    await addEvent(within, order.id, 'paid', { payment: 'cb' });
    await settlePromise(within, order.id);
    await onConfirmed(within, order.id);
    return;
  }
  await setState(within, payment, 'refund_due', isRight ? 'too_late' : 'wrong_amount', amount);
  await addEvent(within, order.id, 'refund_due', { amount });
  if (isAwaited) await releaseOrder(within, order);
}

/** The order is given up for now: its buyer finds his cart again and may try anew. */
export async function failPayment(
  within: Kysely<Schema>,
  payment: HeldPayment,
  state: 'refused' | 'cancelled',
  reason: string | null,
): Promise<void> {
  const { order, isLast } = payment;
  await setState(within, payment, state, reason);
  if (!isLast || order.status !== 'pending_payment') return;
  const code = state === 'refused' ? 'refused' : reason === 'abandoned' ? 'abandoned' : 'expired';
  await addEvent(within, order.id, code, reason === null ? {} : { reason });
  if (code === 'refused') await askForLetter(within, order.id, 'refused');
  await releaseOrder(within, order);
}

/** `amount`: what was taken, where it is not what was asked for. */
async function setState(
  within: Kysely<Schema>,
  { id }: HeldPayment,
  state: string,
  reason: string | null,
  amount?: number,
): Promise<void> {
  await within
    .updateTable('payment')
    .set({ state, reason, checked_at: new Date(), ...(amount !== undefined && { amount }) })
    .where('id', '=', id)
    .execute();
}
