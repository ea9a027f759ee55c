import { sql, type Kysely } from 'kysely';
import { share } from '#backoffice/cart/share.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OrderAmount } from '#backoffice/orders/read-order.ts';
import { freeShippingCode, taxOn, type PortionAmounts } from './share-amounts.ts';

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

/** The amounts of an order without a portion of it; VAT is that of the rest. */
export function reduceAmount(amount: OrderAmount, portion: PortionAmounts): OrderAmount {
  const free = freeShippingCode(amount);
  const codes = Object.keys(amount.remise).filter((code) => code !== free);
  const discounts = codes.map((code) => -(amount.remise[code] ?? 0));
  const taken = share(-portion.discount, discounts);
  const taxes = amount.taxes.flatMap(({ rate, base }) => {
    const left = base - (portion.vat.find((one) => one.rate === rate)?.base ?? 0);
    return left === 0 ? [] : [{ rate, base: left, tax: taxOn(left, rate) }];
  });
  const tax = taxes.reduce((sum, one) => sum + one.tax, 0);
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
    taxes,
    tax,
    total: totalWithoutTax + tax,
  };
}
