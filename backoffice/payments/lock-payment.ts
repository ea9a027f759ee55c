import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** A payment with the order it is for, both held until the transaction ends. */
export type HeldPayment = {
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
  /** The order's last try: those before it count no more. */
  isLast: boolean;
};

/** Carts before orders before payments before stock: as whoever makes an order locks them. */
export async function lockPayment(
  within: Kysely<Schema>,
  reference: string,
): Promise<HeldPayment | undefined> {
  const known = await within
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.id', 'payment.order_id')
    .select(['payment.id', 'payment.order_id', 'shop_order.cart_id', 'shop_order.customer_id'])
    .where('payment.reference', '=', reference)
    .executeTakeFirst();
  if (!known) return undefined;
  await within
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
  const order = await within
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
  const payments = await within
    .selectFrom('payment')
    .select(['id', 'reference', 'amount', 'state'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const payment = payments.find(({ id }) => id === known.id);
  return payment && { ...payment, order, isLast: payments.at(-1)?.id === payment.id };
}
