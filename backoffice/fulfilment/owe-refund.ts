import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

const CENTS = 100;

/** Money of an order in cents with tax. */
export type OrderMoney = {
  /** Taken for the order, by the provider or otherwise. */
  captured: number;
  /** Given back or due to be. */
  refunded: number;
  /** Amount of the order, or of its invoice. */
  billed: number;
  credited: number;
};

/**
 * Creates the refund of what was paid beyond the amount of the order. The provider that took the money gives it back; money
 * that came otherwise is transferred by the team.
 * @returns the number of the refund; `undefined` when nothing is to be refunded
 */
export async function oweRefund(trx: Kysely<Schema>, orderId: number): Promise<number | undefined> {
  const { captured, refunded, billed, credited } = await readOrderMoney(trx, orderId);
  const amount = captured - refunded - (billed - credited);
  if (amount <= 0) return undefined;
  const payment = await trx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .executeTakeFirst();
  const { id } = await trx
    .insertInto('refund')
    .values({ order_id: orderId, payment_id: payment?.id ?? null, amount, state: 'due' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Money of one order. A cancelled order without an invoice is billed nothing. */
export async function readOrderMoney(db: Kysely<Schema>, orderId: number): Promise<OrderMoney> {
  const row = await db
    .selectFrom('shop_order')
    .leftJoin('invoice', 'invoice.order_id', 'shop_order.id')
    .select((select) => [
      'shop_order.total',
      'shop_order.received',
      'shop_order.status',
      'invoice.number as invoice',
      select
        .selectFrom('payment')
        .select(({ fn }) => fn.sum<string | number | null>('amount').as('sum'))
        .whereRef('payment.order_id', '=', 'shop_order.id')
        .where('payment.state', '=', 'paid')
        .as('paid'),
      select
        .selectFrom('refund')
        .select(({ fn }) => fn.sum<string | number | null>('amount').as('sum'))
        .whereRef('refund.order_id', '=', 'shop_order.id')
        .as('refunded'),
      select
        .selectFrom('credit_note')
        .select(({ fn }) => fn.sum<string | number | null>('gross').as('sum'))
        .whereRef('credit_note.order_id', '=', 'shop_order.id')
        .as('credited'),
    ])
    .where('shop_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    captured: Number(row.paid ?? 0) + row.received,
    refunded: Number(row.refunded ?? 0),
    billed: row.status === 'cancelled' && row.invoice === null ? 0 : row.total,
    credited: Number(row.credited ?? 0),
  };
}

/** The same in euros. */
export function inEuros(money: OrderMoney): OrderMoney {
  const { captured, refunded, billed, credited } = money;
  return {
    captured: captured / CENTS,
    refunded: refunded / CENTS,
    billed: billed / CENTS,
    credited: credited / CENTS,
  };
}
