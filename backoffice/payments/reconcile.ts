import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '#backoffice/database/schema.ts';
import { lockPayment } from './lock-payment.ts';
import type { PaymentProvider, ProviderState } from './provider.ts';
import { failPayment, settlePayment, type SettleOptions } from './settle-payment.ts';

export type ReconcileOptions = {
  db: Kysely<Schema>;
  provider: PaymentProvider;
  onConfirmed: SettleOptions['onConfirmed'];
  logger: Logger;
};

/** A bank that says nothing at all is waited for this long; what comes later is given back. */
const PATIENCE = '24 hours';
const AT_ONCE = 100;

/**
 * Asks the provider for every payment it has not answered yet, the longest unasked first. A payment is given up only
 * when the provider says so, when nobody has come with it in time, or when it has been silent for a day.
 */
export async function reconcilePayments(options: ReconcileOptions): Promise<void> {
  const { db, provider, logger } = options;
  const pending = await db
    .selectFrom('payment')
    .select([
      'reference',
      sql<boolean>`expires_at < now()`.as('isOver'),
      sql<boolean>`expires_at + ${PATIENCE}::interval < now()`.as('isLost'),
    ])
    .where('provider', '=', provider.name)
    .where('state', '=', 'pending')
    .orderBy(sql`checked_at nulls first`)
    .orderBy('id')
    .limit(AT_ONCE)
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
  { reference, isOver, isLost }: { reference: string; isOver: boolean; isLost: boolean },
): Promise<void> {
  const told = await ask(provider, reference, logger);
  if (told && 'eventId' in told) {
    await settlePayment(db, told, { provider: provider.name, onConfirmed });
    return;
  }
  if (isLost || (isOver && told?.state === 'unknown')) {
    await giveUp(db, reference, told?.state === 'unknown' ? 'expired' : 'no_answer');
    return;
  }
  await db
    .updateTable('payment')
    .set({ checked_at: new Date() })
    .where('reference', '=', reference)
    .where('state', '=', 'pending')
    .execute();
}

async function ask(
  provider: PaymentProvider,
  reference: string,
  logger: Logger,
): Promise<ProviderState | undefined> {
  try {
    return await provider.askState(reference);
  } catch (error) {
    logger.warn({ payment: reference, reason: (error as Error).message }, 'the bank does not answer');
    return undefined;
  }
}

async function giveUp(db: Kysely<Schema>, reference: string, reason: string): Promise<void> {
  await db.transaction().execute(async (within) => {
    const payment = await lockPayment(within, reference);
    if (payment?.state === 'pending') await failPayment(within, payment, 'cancelled', reason);
  });
}
