import { sql, type Kysely } from 'kysely';
import type { PricedCart } from '#backoffice/cart/priced-cart.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { WrittenOrder } from './write-order.ts';

/** How long a buyer has for the bank's page: so long is the stock kept for him. */
const TIME_TO_PAY = '30 minutes';

/** A payment of its own for each try, in the transaction of the order: no order waits for a payment nobody knows of. */
export async function startPayment(
  within: Kysely<Schema>,
  order: WrittenOrder,
  { priced, provider }: { priced: PricedCart; provider: string },
): Promise<void> {
  const { tries } = await within
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('tries'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  await within
    .insertInto('payment')
    .values({
      order_id: order.id,
      provider,
      reference: `${order.reference}-${tries + 1}`,
      amount: priced.totals.total,
      state: 'pending',
      reason: null,
      expires_at: sql<Date>`now() + ${TIME_TO_PAY}::interval`,
      checked_at: null,
    })
    .execute();
}
