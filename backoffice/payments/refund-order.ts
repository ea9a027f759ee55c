import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { addEvent } from '#backoffice/orders/order-events.ts';
import type { PaymentProvider } from './provider.ts';

/** `error`: the provider did not do it. */
type RefundOutcome = 'done' | 'error';

/**
 * Gives back a refund that is due: the provider that took the money is asked with the number of the refund, so that a
 * repeated call refunds once. Without a payment the team has transferred the money, and the call records it.
 * @returns `error` when the provider does not respond or is another one: the refund stays due with the reason
 * @throws Failure 404
 */
export async function giveRefund(
  db: Kysely<Schema>,
  provider: PaymentProvider | undefined,
  id: number,
): Promise<RefundOutcome> {
  const refund = await db
    .selectFrom('refund')
    .leftJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.state',
      'refund.amount',
      'payment.reference',
      'payment.provider',
      'payment.provider_id as providerId',
      'payment.expires_at as expiresAt',
    ])
    .where('refund.id', '=', id)
    .executeTakeFirst();
  if (!refund) throw notFound();
  if (refund.state === 'done') return 'done';
  const { reference, providerId, expiresAt, amount } = refund;
  if (reference !== null && expiresAt !== null) {
    try {
      if (provider?.name !== refund.provider) throw new Error('No provider takes these payments.');
      await provider.refund({ reference, providerId, expiresAt }, { refund: `R-${id}`, amount });
    } catch (error) {
      await db
        .updateTable('refund')
        .set({ error: (error as Error).message.slice(0, 200) })
        .where('id', '=', id)
        .where('state', '=', 'due')
        .execute();
      return 'error';
    }
  }
  await db.transaction().execute(async (trx) => {
    const given = await trx
      .updateTable('refund')
      .set({ state: 'done', error: null, done_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('state', '=', 'due')
      .returning('order_id')
      .executeTakeFirst();
    if (given) await addEvent(trx, given.order_id, 'refunded', { amount });
  });
  return 'done';
}

/** True for a refund of a payment, which its provider gives back. Other money is transferred by the team. */
export async function isGivenByProvider(db: Kysely<Schema>, id: number): Promise<boolean> {
  const refund = await db
    .selectFrom('refund')
    .select('payment_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return refund.payment_id !== null;
}
