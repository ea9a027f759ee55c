import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OrderBuyer } from '#backoffice/orders/read-order.ts';
import type { OrderAddress } from '#shared/contract/order-call.ts';

/**
 * Removes the person from the customer's orders. Accounting records have to stay for ten years:
 * amounts, lines, invoice numbers, and a company's legal name, SIRET and billing town. Names,
 * streets, telephone, email, messages and internal notes are removed.
 */
export async function forgetBuyer(trx: Kysely<Schema>, customerId: number): Promise<void> {
  const orders = await trx
    .selectFrom('shop_order')
    .select(['id', 'buyer', 'invoice_address', 'delivery_address', 'relay'])
    .where('customer_id', '=', customerId)
    .execute();
  for (const order of orders) {
    const { company } = order.buyer as OrderBuyer;
    const buyer: OrderBuyer = { number: '', civility: '', firstname: '', lastname: '', email: '', company };
    await trx
      .updateTable('shop_order')
      .set({
        buyer: JSON.stringify(buyer),
        invoice_address: JSON.stringify(townOf(order.invoice_address as OrderAddress)),
        delivery_address: JSON.stringify(townOf(order.delivery_address as OrderAddress)),
        relay: null,
        phone: null,
        comment: '',
        site_reference: '',
        idempotency_key: null,
        cart_version: null,
        request_hash: null,
        tracking: null,
      })
      .where('id', '=', order.id)
      .execute();
    await trx.deleteFrom('order_letter').where('order_id', '=', order.id).execute();
    await trx.deleteFrom('order_note').where('order_id', '=', order.id).execute();
    await trx
      .updateTable('order_return')
      .set({ reason: '', answer: '' })
      .where('order_id', '=', order.id)
      .execute();
    await trx.updateTable('parcel').set({ tracking: '' }).where('order_id', '=', order.id).execute();
    // A tracking number gives access to the address at the carrier.
    await trx
      .updateTable('shop_order_event')
      .set({ details: '{}' })
      .where('order_id', '=', order.id)
      .where('code', 'in', ['shipped', 'partly_shipped'])
      .execute();
  }
}

function townOf({ zipcode, city }: OrderAddress): OrderAddress {
  return { label: '', address_1: '', address_2: null, zipcode, city, mobile: null };
}
