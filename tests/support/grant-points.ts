import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CENTS = 100;
/** Days since delivery after which points can be used. */
const LONG_AGO_DAYS = 60;
const EMPTY_JSON = '{}';

/** Grants points to a customer by a delivered order of this amount in euros. */
export async function grantPoints(
  db: Kysely<Schema>,
  customerId: number,
  points: number,
  deliveredDaysAgo = LONG_AGO_DAYS,
): Promise<void> {
  const delivered = new Date(Date.now() - deliveredDaysAgo * DAY_MS);
  const { id } = await db
    .insertInto('shop_order')
    .values({
      site_id: 1,
      customer_id: customerId,
      reference: `GP-${randomUUID().slice(0, 8)}`,
      cart_id: null,
      idempotency_key: null,
      lang: 'fr',
      status: 'delivered',
      payment: 'virement',
      carrier: 'transporteur',
      buyer: EMPTY_JSON,
      delivery_address: EMPTY_JSON,
      invoice_address: EMPTY_JSON,
      phone: null,
      amount: EMPTY_JSON,
      total: 0,
      tracking: null,
      goods: points * CENTS,
      created_at: delivered,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('shop_order_event')
    .values({ order_id: id, code: 'delivered', happened_at: delivered })
    .execute();
}
