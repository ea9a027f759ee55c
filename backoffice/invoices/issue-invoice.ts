import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { takeNumber } from '#backoffice/orders/take-number.ts';
import { readIdentity } from '#backoffice/sites/read-identity.ts';

/** `FA-000013`. */
function invoiceNumber(number: number): string {
  return `FA-${String(number).padStart(6, '0')}`;
}

/**
 * Issues an order's invoice, once. Its number belongs to the transaction: where that fails, the next invoice takes it, so
 * that none is ever missing. The seller's identity of that moment goes into it. To be called last: everybody who issues one
 * waits for it.
 */
export async function issueInvoice(
  within: Kysely<Schema>,
  { siteId, orderId }: { siteId: number; orderId: number },
): Promise<void> {
  const known = await within
    .selectFrom('invoice')
    .select('number')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (known) return;
  const seller = JSON.stringify(await readIdentity(within, siteId));
  const number = invoiceNumber(await takeNumber(within, siteId, 'invoice'));
  await within.insertInto('invoice').values({ order_id: orderId, site_id: siteId, number, seller }).execute();
}
