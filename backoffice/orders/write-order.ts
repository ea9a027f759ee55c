import type { Kysely } from 'kysely';
import { goodsOf } from '#backoffice/cart/points-of-cart.ts';
import type { PricedCart } from '#backoffice/cart/priced-cart.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { readBuyer } from './buyer-of-order.ts';
import { freezeCart, frozenPromise, type FrozenCart } from './freeze-order.ts';
import { FIRST_STATUS, type OrderRequest } from './order-request.ts';
import { stepMissing } from './order-refusals.ts';
import { orderReference, takeNumber } from './take-number.ts';

export type WrittenOrder = { id: number; reference: string; isRetried: boolean };

/** `key` and `hash` identify the request (known-order.ts). */
type ToWrite = { priced: PricedCart; key: string; hash: string };

/** Saves the order: a new row, or the existing one of a cart whose payment failed before. */
export async function writeOrder(
  trx: Kysely<Schema>,
  { account, lang, form }: OrderRequest,
  { priced, key, hash }: ToWrite,
  former: { id: number; reference: string } | undefined,
): Promise<WrittenOrder> {
  const frozen = freezeCart(priced);
  const { carrier, delivery, invoice, relay, amount, lines } = frozen;
  if (!delivery || !invoice || carrier === null) throw stepMissing('shipping');
  const promise = frozenPromise(priced, form.payment);
  const values = {
    idempotency_key: key,
    cart_version: form.version,
    request_hash: hash,
    lang,
    status: FIRST_STATUS[form.payment],
    payment: form.payment,
    carrier,
    buyer: JSON.stringify(await readBuyer(trx, account)),
    delivery_address: JSON.stringify(delivery),
    invoice_address: JSON.stringify(invoice),
    relay: relay && JSON.stringify(relay),
    phone: form.phone || frozen.phone,
    comment: form.comment ?? frozen.comment,
    buyer_order_number: frozen.buyerOrderNumber,
    site_reference: frozen.siteReference,
    amount: JSON.stringify(amount),
    total: amount.total,
    promise: promise && JSON.stringify(promise),
    goods: goodsOf(priced.totals),
  };
  if (former) {
    await trx
      .updateTable('shop_order')
      .set({ ...values, created_at: new Date() })
      .where('id', '=', former.id)
      .execute();
    await trx.deleteFrom('shop_order_line').where('order_id', '=', former.id).execute();
    await writeLines(trx, former.id, lines);
    return { ...former, isRetried: true };
  }
  const reference = orderReference(await takeNumber(trx, account.siteId, 'order'));
  const { id } = await trx
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
  await writeLines(trx, id, lines);
  return { id, reference, isRetried: false };
}

async function writeLines(trx: Kysely<Schema>, orderId: number, lines: FrozenCart['lines']): Promise<void> {
  await trx
    .insertInto('shop_order_line')
    .values(lines.map((line) => ({ order_id: orderId, ...line })))
    .execute();
}
