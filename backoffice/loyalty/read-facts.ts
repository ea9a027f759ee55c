import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { dayInParis, type Day } from '#backoffice/calendar.ts';
import type { OrderStatus } from '#shared/domain/order-status.ts';
import { isLocale } from '#shared/locale.ts';
import { toLedger, type Ledger, type LoyaltyFacts, type LoyaltyOrder, type PointMovement } from './ledger.ts';

/** Bought orders: paid, or owed by the company on account. */
const BOUGHT: readonly OrderStatus[] = ['confirmed', 'prepared', 'shipped', 'delivered', 'returned'];

/** A customer's ledger on the day of `now` in Paris. */
export async function readLedger(db: Kysely<Schema>, customerId: number, now: Date): Promise<Ledger> {
  const today = dayInParis(now);
  return toLedger(await readFacts(db, customerId, today), today);
}

/** Reads the events of a customer's orders, and the corrections, for the ledger. Days are those of Paris. */
async function readFacts(db: Kysely<Schema>, customerId: number, today: Day): Promise<LoyaltyFacts> {
  const movements = [...(await readMovements(db, customerId)), ...(await readCorrections(db, customerId))];
  return {
    orders: await readOrders(db, customerId),
    // Another node's clock may be ahead: a movement counts today at the latest.
    movements: movements.map((one) => ({ ...one, day: one.day < today ? one.day : today })),
  };
}

/** Goods at the price the customer paid; events give delivery and return. */
async function readOrders(db: Kysely<Schema>, customerId: number): Promise<LoyaltyOrder[]> {
  return db
    .selectFrom('shop_order')
    .leftJoin('shop_order_event', (join) =>
      join
        .onRef('shop_order_event.order_id', '=', 'shop_order.id')
        .on('shop_order_event.code', 'in', ['delivered', 'returned']),
    )
    .select([
      'reference',
      'goods',
      dayOf<string>(sql`created_at`).as('orderedOn'),
      dayOf<string | null>(sql`min(happened_at) filter (where code = 'delivered')`).as('deliveredOn'),
      dayOf<string | null>(sql`max(happened_at) filter (where code = 'returned')`).as('returnedOn'),
      sql<number>`coalesce(
        sum((details->>'goods')::integer) filter (where code = 'returned'), 0)::integer`.as('returnedGoods'),
    ])
    .where('customer_id', '=', customerId)
    .where('status', 'in', BOUGHT)
    .groupBy('shop_order.id')
    .orderBy('created_at')
    .execute();
}

/** In the order of insertion, which decides between movements of one moment. */
async function readMovements(db: Kysely<Schema>, customerId: number): Promise<PointMovement[]> {
  const rows = await db
    .selectFrom('loyalty_movement')
    .innerJoin('shop_order', 'shop_order.id', 'loyalty_movement.order_id')
    .select([
      'shop_order.reference as orderReference',
      'loyalty_movement.kind',
      'loyalty_movement.points',
      'loyalty_movement.happened_at as happenedAt',
    ])
    .where('shop_order.customer_id', '=', customerId)
    .orderBy('loyalty_movement.id')
    .execute();
  return rows.map(({ kind, happenedAt, ...row }) => ({
    ...row,
    kind: kind === 'used' ? 'used' : 'restored',
    day: dayInParis(happenedAt),
    at: happenedAt.toISOString(),
  }));
}

async function readCorrections(db: Kysely<Schema>, customerId: number): Promise<PointMovement[]> {
  const rows = await db
    .selectFrom('point_correction')
    .select(['points', 'reason', 'lang', 'corrected_at as correctedAt'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(({ points, reason, lang, correctedAt }) => ({
    orderReference: null,
    kind: 'corrected',
    points,
    day: dayInParis(correctedAt),
    at: correctedAt.toISOString(),
    reason: { text: reason, lang: isLocale(lang) ? lang : 'fr' },
  }));
}

function dayOf<Value extends string | null>(moment: RawBuilder<unknown>) {
  return sql<Value>`to_char((${moment}) at time zone 'Europe/Paris', 'YYYY-MM-DD')`;
}
