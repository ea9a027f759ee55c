import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure, invalidForm, notFound } from '#backoffice/http/failure.ts';
import type { OrderChange } from '#shared/contract/order-list.ts';
import { commentText, findPhoneError, referenceText, textErrors } from '#shared/domain/checkout-fields.ts';
import type { OrderStatus } from '#shared/domain/order-status.ts';

type OrderRow = Pick<
  Selectable<Schema['shop_order']>,
  'phone' | 'comment' | 'buyer_order_number' | 'site_reference'
>;

/** From `prepared` on, these fields are printed on labels, delivery notes and invoices. */
const CHANGEABLE: readonly OrderStatus[] = ['pending_payment', 'awaiting_transfer', 'confirmed'];

/**
 * Updates the fields a buyer entered on an order: phone, comment and references.
 * @throws Failure 404 for an order of another customer; 409 once it is prepared, cancelled or invoiced; 422
 * with a code per field
 */
export async function changeOrder(
  db: Kysely<Schema>,
  customerId: number,
  { id, ...change }: OrderChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('shop_order')
      .select(['status', 'phone', 'comment', 'buyer_order_number', 'site_reference'])
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw notFound();
    const invoice = await trx
      .selectFrom('invoice')
      .select('number')
      .where('order_id', '=', id)
      .executeTakeFirst();
    if (invoice || !CHANGEABLE.some((status) => status === order.status)) throw tooLate();
    await trx.updateTable('shop_order').set(readChange(order, change)).where('id', '=', id).execute();
  });
}

function readChange(order: OrderRow, change: Omit<OrderChange, 'id'>): OrderRow {
  const phone = change.phone === undefined ? order.phone : change.phone.trim() || null;
  const comment = change.comment === undefined ? order.comment : commentText(change.comment);
  const references = {
    order_number: textOr(order.buyer_order_number, change.order_number),
    site_reference: textOr(order.site_reference, change.site_reference),
  };
  // A phone number that the carrier requires can be replaced but not removed.
  const isPhoneNeeded = order.phone !== null || phone !== null;
  const phoneError = change.phone === undefined || !isPhoneNeeded ? undefined : findPhoneError(phone ?? '');
  const errors = {
    ...(phoneError && { phone: phoneError }),
    ...textErrors({ comment: comment ?? '', ...references }),
  };
  if (Object.keys(errors).length > 0) throw invalidForm(errors);
  const { order_number, site_reference } = references;
  return { phone, comment, buyer_order_number: order_number, site_reference };
}

function textOr(before: string, change: string | undefined): string {
  return change === undefined ? before : referenceText(change);
}

function tooLate(): Failure {
  return new Failure(409, {
    code: 'not_changeable',
    message: 'This order cannot be changed any more.',
    errors: { form: 'not_changeable' },
  });
}
