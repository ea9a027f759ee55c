import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readOrderMoney } from '#backoffice/fulfilment/owe-refund.ts';
import { wrongStatus } from '#backoffice/fulfilment/fulfilment-refusals.ts';
import { invalidForm, notFound } from '#backoffice/http/failure.ts';
import type { LogWrite } from '#backoffice/operators/operator-log.ts';
import { addEvent } from '#backoffice/orders/order-events.ts';
import { queueOrderEmail } from '#backoffice/order-emails/order-emails.ts';
import { IS_OWED } from './read-credit.ts';

/**
 * Marks an order on account as paid, which frees its amount. Repeated calls change nothing.
 * @throws Failure 404; 422 for an order without an owed amount
 */
export async function receiveAccountPayment(
  db: Kysely<Schema>,
  orderId: number,
  log?: LogWrite,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('shop_order')
      .select(['payment', 'status'])
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw notFound();
    if (!(await isOwed(trx, orderId))) {
      if (order.payment === 'compte' && order.status !== 'cancelled') return;
      throw invalidForm({ status: order.status });
    }
    await addPayment(trx, orderId);
    await log?.(trx, { before: { is_paid: false }, after: { is_paid: true } });
  });
}

/** The same for a locked order. @throws Failure 409 for an order without an owed amount */
export async function receiveOwed(trx: Kysely<Schema>, orderId: number): Promise<void> {
  if (!(await isOwed(trx, orderId))) throw wrongStatus('paid');
  await addPayment(trx, orderId);
}

/** Read after the row is locked: a statement sees what was committed before it began. */
async function isOwed(trx: Kysely<Schema>, orderId: number): Promise<boolean> {
  const owed = await trx
    .selectFrom('shop_order')
    .select('id')
    .where('id', '=', orderId)
    .where(IS_OWED)
    .executeTakeFirst();
  return owed !== undefined;
}

async function addPayment(trx: Kysely<Schema>, orderId: number): Promise<void> {
  const { billed, credited } = await readOrderMoney(trx, orderId);
  await trx
    .updateTable('shop_order')
    .set({ received: billed - credited })
    .where('id', '=', orderId)
    .execute();
  await addEvent(trx, orderId, 'paid', { payment: 'compte' });
  await queueOrderEmail(trx, orderId, 'settled');
}
