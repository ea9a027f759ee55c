import { sql, type Kysely } from 'kysely';
import { share } from '#backoffice/cart/share.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OrderAmount } from '#backoffice/orders/read-order.ts';
import { freeShippingCode, type PortionAmounts } from './share-amounts.ts';

/** Takes cancelled pieces out of the amounts of an order that is not invoiced yet. */
export async function reduceOrder(
  trx: Kysely<Schema>,
  orderId: number,
  amount: OrderAmount,
  cancelled: PortionAmounts,
): Promise<void> {
  const reduced = reduceAmount(amount, cancelled);
  await trx
    .updateTable('shop_order')
    .set({
      amount: JSON.stringify(reduced),
      total: reduced.total,
      goods: sql<number>`greatest(0, goods - ${cancelled.goods + cancelled.discount}::integer)`,
    })
    .where('id', '=', orderId)
    .execute();
}

/** The amounts of an order without a portion of it. */
export function reduceAmount(amount: OrderAmount, portion: PortionAmounts): OrderAmount {
  const free = freeShippingCode(amount);
  const codes = Object.keys(amount.remise).filter((code) => code !== free);
  const discounts = codes.map((code) => -(amount.remise[code] ?? 0));
  const taken = share(-portion.discount, discounts);
  const tax = amount.tax - (portion.gross - portion.net);
  const totalWithoutTax = amount.totalWithoutTax - portion.net;
  return {
    base: amount.base - portion.goods,
    remise: {
      ...amount.remise,
      ...Object.fromEntries(
        codes.map((code, index) => [code, (amount.remise[code] ?? 0) + (taken[index] ?? 0)]),
      ),
    },
    eco: amount.eco - portion.eco,
    shipping: amount.shipping - portion.shipping,
    totalWithoutTax,
    taxes: amount.taxes.flatMap(({ rate, base, tax: due }) => {
      const part = portion.vat.find((one) => one.rate === rate);
      const left = { rate, base: base - (part?.base ?? 0), tax: due - (part?.amount ?? 0) };
      return left.base === 0 && left.tax === 0 ? [] : [left];
    }),
    tax,
    total: totalWithoutTax + tax,
  };
}
