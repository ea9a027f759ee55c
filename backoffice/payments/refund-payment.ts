import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { LogWrite } from '#backoffice/operators/operator-log.ts';
import { addEvent } from '#backoffice/orders/order-events.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * Asks the provider for a refund that is due. Repeated calls refund once: the row is locked during the call,
 * and the provider's refund is idempotent.
 * @throws Failure 404 for a payment that is not due.
 */
export async function refundPayment(
  db: Kysely<Schema>,
  provider: PaymentProvider,
  id: number,
  log?: LogWrite,
): Promise<void> {
  const due = await db
    .selectFrom('payment')
    .select(['reference', 'amount', 'provider_id as providerId', 'expires_at as expiresAt'])
    .where('id', '=', id)
    .where('state', '=', 'refund_due')
    .where('provider', '=', provider.name)
    .executeTakeFirst();
  if (!due) throw notFound();
  await provider.refund(due, { refund: 'R-0', amount: due.amount });
  await db.transaction().execute(async (trx) => {
    const given = await trx
      .updateTable('payment')
      .set({ state: 'refunded', checked_at: new Date() })
      .where('id', '=', id)
      .where('state', '=', 'refund_due')
      .returning('order_id')
      .executeTakeFirst();
    if (!given) return;
    await addEvent(trx, given.order_id, 'refunded', { amount: due.amount });
    await log?.(trx, {
      before: { state: 'refund_due' },
      after: { state: 'refunded', amount: due.amount },
    });
  });
}
