import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OrderAmount } from '#backoffice/orders/read-order.ts';
import type { BilledLine, Portion } from './share-amounts.ts';

/** A billed line with the words of its document. */
type BillingLine = BilledLine & { reference: string; name: string; credited: number };

/** Amounts of an order, its lines with billed pieces, and the portion that is credited. */
export type Billing = {
  amount: OrderAmount;
  lines: BillingLine[];
  credited: Portion;
  /** Number and time of the invoice; `undefined` before it is issued. */
  invoice: { number: string; issued_at: Date } | undefined;
};

/** Reads what an order is billed: before the invoice, the pieces that are not cancelled. */
export async function readBilling(trx: Kysely<Schema>, orderId: number): Promise<Billing> {
  const { amount } = await trx
    .selectFrom('shop_order')
    .select('amount')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const invoice = await trx
    .selectFrom('invoice')
    .select(['number', 'issued_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const rows = await trx
    .selectFrom('shop_order_line')
    .select([
      'id',
      'reference',
      'name',
      'quantity',
      'cancelled',
      'invoiced',
      'credited',
      'unit',
      'eco',
      'vat_rate',
    ])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const { shipping } = await trx
    .selectFrom('credit_note')
    .select(({ fn }) => fn.sum<string | number | null>('shipping').as('shipping'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    amount: amount as OrderAmount,
    invoice,
    lines: rows.map(({ quantity, cancelled, invoiced, eco, vat_rate: rate, ...line }) => ({
      ...line,
      rate,
      quantity: invoiced ?? quantity - cancelled,
      eco: eco / quantity,
    })),
    credited: {
      pieces: new Map(rows.map(({ id, credited }) => [id, credited])),
      shipping: Number(shipping ?? 0),
    },
  };
}
