import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** A payment and its order, both locked until the transaction ends. */
export type LockedPayment = {
  id: number;
  reference: string;
  amount: number;
  state: string;
  order: {
    id: number;
    siteId: number;
    reference: string;
    status: string;
    cartId: number | null;
    customerId: number | null;
  };
  /** True for the order's last attempt; earlier ones no longer count. */
  isLast: boolean;
};

/** Locks cart, order, payment and stock in the order that createOrder uses, to avoid deadlocks. */
export async function lockPayment(
  trx: Kysely<Schema>,
  reference: string,
): Promise<LockedPayment | undefined> {
  const known = await trx
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.id', 'payment.order_id')
    .select(['payment.id', 'payment.order_id', 'shop_order.cart_id', 'shop_order.customer_id'])
    .where('payment.reference', '=', reference)
    .executeTakeFirst();
  if (!known) return undefined;
  await trx
    .selectFrom('cart')
    .select('id')
    .where((where) =>
      where.or([
        where('id', '=', known.cart_id ?? 0),
        where.and([where('customer_id', '=', known.customer_id ?? 0), where('state', '=', 'open')]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const order = await trx
    .selectFrom('shop_order')
    .select([
      'id',
      'site_id as siteId',
      'reference',
      'status',
      'cart_id as cartId',
      'customer_id as customerId',
    ])
    .where('id', '=', known.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const payments = await trx
    .selectFrom('payment')
    .select(['id', 'reference', 'amount', 'state'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const payment = payments.find(({ id }) => id === known.id);
  return payment && { ...payment, order, isLast: payments.at(-1)?.id === payment.id };
}
