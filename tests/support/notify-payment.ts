import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { withSignature } from '#backoffice/payments/signature.ts';
import type { TestApi } from './test-api.ts';
import { PAYMENT_SECRET } from './test-backoffice.ts';

/** Sends the bank's signed notification about the last card payment of an order. */
export async function notifyPayment(
  api: Pick<TestApi, 'call'>,
  db: Kysely<Schema>,
  reference: string,
  word: string,
): Promise<void> {
  const payment = await db
    .selectFrom('payment')
    .select(['reference', 'amount'])
    .where('reference', 'like', `${reference}-%`)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const fields = {
    event_id: randomUUID(),
    reference: payment.reference,
    state: word,
    amount: String(payment.amount),
    currency: 'EUR',
    reason: '',
    sent_at: String(Date.now()),
  };
  const body = { fields: withSignature(fields, PAYMENT_SECRET) };
  const { status } = await api.call('POST', '/payment/notification', { body });
  if (status !== 200) throw new Error(`The shop returns to the bank ${status}.`);
}
