import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { takeNumber } from '#backoffice/orders/take-number.ts';
import { readSeller } from '#backoffice/sites/read-seller.ts';

/** `FA-000013`. */
function invoiceNumber(number: number): string {
  return `FA-${String(number).padStart(6, '0')}`;
}

/**
 * Issues an order's invoice, once, with the seller's identity, brand, currency and account of that moment. The number is part of the
 * transaction: after a rollback the next invoice takes it, so the series has no gaps. Call it last, because
 * it blocks all other issuers.
 */
export async function issueInvoice(
  trx: Kysely<Schema>,
  { siteId, orderId }: { siteId: number; orderId: number },
): Promise<void> {
  const known = await trx
    .selectFrom('invoice')
    .select('number')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (known) return;
  const { identity, ...kept } = await readSeller(trx, siteId);
  const seller = JSON.stringify({ ...identity, ...kept });
  const number = invoiceNumber(await takeNumber(trx, siteId, 'invoice'));
  await trx.insertInto('invoice').values({ order_id: orderId, site_id: siteId, number, seller }).execute();
  await trx
    .updateTable('shop_order_line')
    .set({ invoiced: sql<number>`quantity - cancelled` })
    .where('order_id', '=', orderId)
    .execute();
}
