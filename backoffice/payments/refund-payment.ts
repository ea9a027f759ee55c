import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { addEvent } from '#backoffice/orders/order-events.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * Has the provider give back what is due. Asked for twice it is given once: the row is held while the provider is
 * asked, and a refund it has made already is the same refund. @throws Failure 404 for what is not due.
 */
export async function refundPayment(
  db: Kysely<Schema>,
  provider: PaymentProvider,
  id: number,
): Promise<void> {
  const due = await db
    .selectFrom('payment')
    .select(['reference', 'amount'])
    .where('id', '=', id)
    .where('state', '=', 'refund_due')
    .where('provider', '=', provider.name)
    .executeTakeFirst();
  if (!due) throw notFound();
  await provider.refund(due.reference, due.amount);
  await db.transaction().execute(async (within) => {
    const given = await within
      .updateTable('payment')
      .set({ state: 'refunded', checked_at: new Date() })
      .where('id', '=', id)
      .where('state', '=', 'refund_due')
      .returning('order_id')
      .executeTakeFirst();
    if (given) await addEvent(within, given.order_id, 'refunded', { amount: due.amount });
  });
}
