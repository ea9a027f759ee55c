import { sql, type Kysely } from 'kysely';
import type { PricedCart } from '#backoffice/cart/priced-cart.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { WrittenOrder } from './write-order.ts';

/** Time limit on the bank's page, during which the stock stays reserved. */
const PAYMENT_TIME_LIMIT = '30 minutes';

/**
 * Creates one payment per attempt, in the order's transaction: no order waits for a payment without a record.
 */
export async function startPayment(
  trx: Kysely<Schema>,
  order: WrittenOrder,
  { priced, provider }: { priced: PricedCart; provider: string },
): Promise<void> {
  const { tries: attempts } = await trx
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('tries'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('payment')
    .values({
      order_id: order.id,
      provider,
      reference: `${order.reference}-${attempts + 1}`,
      amount: priced.totals.total,
      state: 'pending',
      reason: null,
      expires_at: sql<Date>`now() + ${PAYMENT_TIME_LIMIT}::interval`,
      checked_at: null,
    })
    .execute();
}
