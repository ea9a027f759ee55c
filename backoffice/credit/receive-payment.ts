import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm, notFound } from '#backoffice/http/failure.ts';
import { addEvent } from '#backoffice/orders/order-events.ts';
import { askForLetter } from '#backoffice/order-emails/order-letters.ts';
import { IS_OWED } from './read-credit.ts';

/**
 * Marks an order on account as paid: its amount counts against the credit limit no more. Pressed twice it is paid once.
 * @throws Failure 404; 422 for an order that nothing is owed for
 */
export async function receiveAccountPayment(db: Kysely<Schema>, orderId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('shop_order')
      .select(['payment', 'status'])
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw notFound();
    // Read after the row is held: a statement sees what was committed before it began.
    const owed = await trx
      .selectFrom('shop_order')
      .select('id')
      .where('id', '=', orderId)
      .where(IS_OWED)
      .executeTakeFirst();
    if (!owed) {
      if (order.payment === 'compte' && order.status !== 'cancelled') return;
      throw invalidForm({ status: order.status });
    }
    await addEvent(trx, orderId, 'paid', { payment: 'compte' });
    await askForLetter(trx, orderId, 'settled');
  });
}
