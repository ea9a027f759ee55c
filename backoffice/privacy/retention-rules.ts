import { sql, type Kysely } from 'kysely';
import { forgetCustomer } from '#backoffice/customers/forget-customer.ts';
import { lockCustomer } from '#backoffice/customers/owned-address.ts';
import { readOpenOrders } from '#backoffice/customers/open-orders.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { AccountState } from '#shared/contract/account.ts';
import type { OrderStatus } from '#shared/domain/order-status.ts';
import type { RETENTION } from './retention.data.ts';

/** Removes rows older than a moment; returns their number. */
type Rule = (db: Kysely<Schema>, before: Date) => Promise<number>;

/** Final states of an order. */
const SETTLED: readonly OrderStatus[] = ['delivered', 'returned', 'cancelled'];
/** States of an account that was approved at some time. */
const OPENED: readonly AccountState[] = ['approved', 'suspended'];

export const RETENTION_RULES: Record<(typeof RETENTION)[number]['id'], Rule> = {
  tickets: async (db, before) =>
    count(await db.deleteFrom('ticket').where('created_at', '<', before).execute()),

  accounts: (db, before) => forgetUnused(db, 'in', before),

  applications: (db, before) => forgetUnused(db, 'not in', before),

  orders: async (db, before) =>
    db.transaction().execute(async (trx) => {
      const old = await trx
        .selectFrom('shop_order')
        .leftJoin('invoice', 'invoice.order_id', 'shop_order.id')
        .select('shop_order.id')
        .where('status', 'in', SETTLED)
        .where(
          // Accounting records are retained from the end of their year.
          sql<Date>`date_trunc('year', coalesce(invoice.issued_at, created_at)) + interval '1 year'`,
          '<',
          before,
        )
        .forUpdate('shop_order')
        .execute();
      const ids = old.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await trx.deleteFrom('refund').where('order_id', 'in', ids).execute();
      await trx.deleteFrom('credit_note').where('order_id', 'in', ids).execute();
      const payments = trx.selectFrom('payment').select('id').where('order_id', 'in', ids);
      await trx.deleteFrom('payment_event').where('payment_id', 'in', payments).execute();
      await trx.deleteFrom('payment').where('order_id', 'in', ids).execute();
      await trx.deleteFrom('invoice').where('order_id', 'in', ids).execute();
      await trx.deleteFrom('shop_order').where('id', 'in', ids).execute();
      return ids.length;
    }),

  sessions: async (db, before) => {
    const devices = await db.deleteFrom('known_device').where('seen_at', '<', before).execute();
    const sessions = await db
      .deleteFrom('session')
      .where('created_at', '<', before)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('refresh_token')
              .select('hash')
              .whereRef('session_id', '=', 'session.id')
              // A refresh token is issued a year before it expires.
              .where(sql<Date>`expires_at - interval '1 year'`, '>=', before),
          ),
        ),
      )
      .execute();
    return count(devices) + count(sessions);
  },

  votes: async (db, before) =>
    count(
      await db
        .updateTable('sav_vote')
        .set({ visitor: sql<string>`'past-' || gen_random_uuid()`, address: '', comment: null })
        .where('voted_at', '<', before)
        .where('address', '<>', '')
        .execute(),
    ),

  mail: async (db, before) => count(await db.deleteFrom('mail').where('created_at', '<', before).execute()),

  consent: async (db, before) =>
    count(await db.deleteFrom('consent_choice').where('decided_at', '<', before).execute()),
};

/**
 * Removes accounts unused since `before`, one transaction each. Accounts used meanwhile or with an open order
 * stay.
 */
async function forgetUnused(db: Kysely<Schema>, isOpened: 'in' | 'not in', before: Date): Promise<number> {
  const selectUnused = (trx: Kysely<Schema>) =>
    trx
      .selectFrom('account')
      .select('customer_id')
      .where('state', isOpened, OPENED)
      .where('seen_at', '<', before)
      .where('created_at', '<', before);
  let removed = 0;
  for (const { customer_id: customerId } of await selectUnused(db).execute()) {
    const isRemoved = await db.transaction().execute(async (trx) => {
      await lockCustomer(trx, customerId);
      const isUnused = await selectUnused(trx)
        .where('customer_id', '=', customerId)
        .forUpdate()
        .executeTakeFirst();
      if (!isUnused || (await readOpenOrders(trx, customerId)).length > 0) return false;
      await forgetCustomer(trx, customerId);
      return true;
    });
    if (isRemoved) removed += 1;
  }
  return removed;
}

function count(results: readonly ({ numDeletedRows: bigint } | { numUpdatedRows: bigint })[]): number {
  return results.reduce(
    (sum, result) => sum + Number('numDeletedRows' in result ? result.numDeletedRows : result.numUpdatedRows),
    0,
  );
}
