import type { Kysely } from 'kysely';
import { goodsOf } from '#backoffice/cart/points-of-cart.ts';
import type { PricedCart } from '#backoffice/cart/priced-cart.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { ShippingChoice } from '#shared/contract/carrier.ts';
import { readBuyer } from './buyer-of-order.ts';
import {
  frozenAddress,
  frozenAmount,
  frozenDelivery,
  frozenLine,
  frozenPromise,
  frozenRelay,
} from './freeze-order.ts';
import { FIRST_STATUS, type OrderRequest } from './order-request.ts';
import { stepMissing } from './order-refusals.ts';
import { orderReference, takeNumber } from './take-number.ts';

export type WrittenOrder = { id: number; reference: string; isRetried: boolean };

type Frozen = { priced: PricedCart; choice: ShippingChoice; key: string };

/** Writes the order down as it stands now: a new one, or that of a cart whose payment has failed before. */
export async function writeOrder(
  within: Kysely<Schema>,
  { account, lang, form }: OrderRequest,
  { priced, choice, key }: Frozen,
  former: { id: number; reference: string } | undefined,
): Promise<WrittenOrder> {
  const delivery = frozenDelivery(choice);
  if (!delivery || !choice.invoice_address || choice.carrier === null) throw stepMissing('shipping');
  const amount = frozenAmount(priced);
  const relay = frozenRelay(choice);
  const promise = frozenPromise(priced, form.payment);
  const values = {
    idempotency_key: key,
    lang,
    status: FIRST_STATUS[form.payment],
    payment: form.payment,
    carrier: choice.carrier,
    buyer: JSON.stringify(await readBuyer(within, account)),
    delivery_address: JSON.stringify(delivery),
    invoice_address: JSON.stringify(frozenAddress(choice.invoice_address)),
    relay: relay && JSON.stringify(relay),
    phone: form.phone || choice.phone,
    comment: form.comment ?? choice.comment,
    buyer_order_number: choice.order_number,
    site_reference: choice.site_reference,
    amount: JSON.stringify(amount),
    total: amount.total,
    promise: promise && JSON.stringify(promise),
    goods: goodsOf(priced.totals),
  };
  const lines = priced.lines.map(frozenLine);
  if (former) {
    await within
      .updateTable('shop_order')
      .set({ ...values, created_at: new Date() })
      .where('id', '=', former.id)
      .execute();
    await within.deleteFrom('shop_order_line').where('order_id', '=', former.id).execute();
    await writeLines(within, former.id, lines);
    return { ...former, isRetried: true };
  }
  const reference = orderReference(await takeNumber(within, account.siteId, 'order'));
  const { id } = await within
    .insertInto('shop_order')
    .values({
      ...values,
      site_id: account.siteId,
      customer_id: account.customerId,
      cart_id: priced.id,
      reference,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(within, id, lines);
  return { id, reference, isRetried: false };
}

async function writeLines(
  within: Kysely<Schema>,
  orderId: number,
  lines: ReturnType<typeof frozenLine>[],
): Promise<void> {
  await within
    .insertInto('shop_order_line')
    .values(lines.map((line) => ({ order_id: orderId, ...line })))
    .execute();
}
