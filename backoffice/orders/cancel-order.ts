import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure, notFound } from '#backoffice/http/failure.ts';
import type { LogWrite } from '#backoffice/operators/operator-log.ts';
import { queueOrderEmail } from '#backoffice/order-emails/order-emails.ts';
import { canCancel, type CancelledBy, type CancelState } from '#shared/domain/order-cancellation.ts';
import { undoOrder } from './release-order.ts';

/** `customerId`: the buyer who cancels; absent when the team cancels. */
type Cancellation = { orderId: number; customerId?: number };

/**
 * Cancels an order that is neither paid nor shipped. Idempotent.
 * @throws Failure 404 for an order of another customer; 409 once it can no longer be cancelled
 */
export async function cancelOrder(
  db: Kysely<Schema>,
  { orderId, customerId }: Cancellation,
  log?: LogWrite,
): Promise<void> {
  const by: CancelledBy = customerId === undefined ? 'team' : 'buyer';
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('shop_order')
      .select(['id', 'reference', 'status', 'payment'])
      .where('id', '=', orderId)
      .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? 0))
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw notFound();
    if (order.status === 'cancelled') return;
    if (!canCancel(await stateOf(trx, order), by)) throw tooLate();
    await undoOrder(trx, order, by);
    await queueOrderEmail(trx, orderId, 'cancelled');
    await log?.(trx, { before: { status: order.status }, after: { status: 'cancelled' } });
  });
}

async function stateOf(
  trx: Kysely<Schema>,
  { id, status, payment }: { id: number; status: string; payment: string },
): Promise<CancelState> {
  const invoice = await trx
    .selectFrom('invoice')
    .select('number')
    .where('order_id', '=', id)
    .executeTakeFirst();
  const paid = await trx
    .selectFrom('shop_order_event')
    .select('id')
    .where('order_id', '=', id)
    .where('code', '=', 'paid')
    .executeTakeFirst();
  return { status, payment, isInvoiced: invoice !== undefined, isPaid: paid !== undefined };
}

function tooLate(): Failure {
  return new Failure(409, {
    code: 'not_cancellable',
    message: 'This order cannot be cancelled any more.',
    errors: { form: 'not_cancellable' },
  });
}
