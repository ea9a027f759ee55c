import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '#backoffice/database/schema.ts';
import { lockPayment } from './lock-payment.ts';
import type { PaymentKey, PaymentProvider, ProviderState } from './provider.ts';
import { failPayment, settlePayment, type SettleOptions } from './settle-payment.ts';

export type ReconcileOptions = {
  db: Kysely<Schema>;
  provider: PaymentProvider;
  onConfirmed: SettleOptions['onConfirmed'];
  logger: Logger;
};

/** Maximum wait for a silent bank; a later payment is refunded. */
const MAX_SILENCE = '24 hours';
const BATCH_SIZE = 100;

/**
 * Queries the provider for every pending payment, the least recently queried first. A payment fails only when
 * the provider reports it, when no buyer opened it in time, or after a day of silence.
 */
export async function reconcilePayments(options: ReconcileOptions): Promise<void> {
  const { db, provider, logger } = options;
  const pending = await db
    .selectFrom('payment')
    .select([
      'reference',
      'provider_id as providerId',
      'expires_at as expiresAt',
      sql<boolean>`expires_at < now()`.as('isOver'),
      sql<boolean>`expires_at + ${MAX_SILENCE}::interval < now()`.as('isLost'),
    ])
    .where('provider', '=', provider.name)
    .where('state', '=', 'pending')
    .orderBy(sql`checked_at nulls first`)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
  for (const payment of pending) {
    try {
      await reconcileOne(options, payment);
    } catch (error) {
      logger.error({ payment: payment.reference, reason: (error as Error).message }, 'payment not settled');
    }
  }
}

async function reconcileOne(
  { db, provider, onConfirmed, logger }: ReconcileOptions,
  { isOver, isLost, ...payment }: PaymentKey & { isOver: boolean; isLost: boolean },
): Promise<void> {
  const { reference } = payment;
  const reported = await queryState(provider, payment, logger);
  if (reported && 'eventId' in reported) {
    await settlePayment(db, reported, { provider: provider.name, onConfirmed });
    return;
  }
  if (isLost || (isOver && reported?.state === 'unknown')) {
    await failUnpaid(db, reference, reported?.state === 'unknown' ? 'expired' : 'no_answer');
    return;
  }
  await db
    .updateTable('payment')
    .set({ checked_at: new Date() })
    .where('reference', '=', reference)
    .where('state', '=', 'pending')
    .execute();
}

async function queryState(
  provider: PaymentProvider,
  payment: PaymentKey,
  logger: Logger,
): Promise<ProviderState | undefined> {
  try {
    return await provider.askState(payment);
  } catch (error) {
    logger.warn(
      { payment: payment.reference, reason: (error as Error).message },
      'the bank does not respond',
    );
    return undefined;
  }
}

async function failUnpaid(db: Kysely<Schema>, reference: string, reason: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, reference);
    if (payment?.state === 'pending') await failPayment(trx, payment, 'cancelled', reason);
  });
}
