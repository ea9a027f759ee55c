import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { listMissedSearches } from '#backoffice/search/missed-searches.ts';
import { hasRole, type OperatorRole } from '#shared/contract/operator-role.ts';
import type { OperatorToday } from '#shared/contract/operator-today.ts';
import { countWaiting, lowStock, seesOrders, seesWork } from './count-waiting.ts';

const CENTS = 100;
/** Days of sales, today included. */
const DAYS = 30;
const MAX_ARTICLES = 10;
/** Roles that can mend what a search misses, and those that see everything. */
const READS_SEARCHES: readonly OperatorRole[] = ['catalogue', 'content', 'read_only'];

/** The day of a site, as far as the roles of the operator see it. */
export async function readToday(
  db: Kysely<Schema>,
  siteId: number,
  roles: readonly OperatorRole[],
): Promise<OperatorToday> {
  return {
    waiting: await countWaiting(db, siteId, roles),
    low_stock: seesWork(roles, 'low_stock') ? await readLowStock(db, siteId) : [],
    missed_searches: hasRole(roles, READS_SEARCHES) ? await listMissedSearches(db, siteId) : [],
    sales: seesOrders(roles) ? await readSales(db, siteId) : [],
  };
}

async function readLowStock(db: Kysely<Schema>, siteId: number): Promise<OperatorToday['low_stock']> {
  const { rows } = await sql<{ reference: string; stock: number }>`
    select reference, stock from (${lowStock(siteId)}) as article
    order by stock, reference limit ${MAX_ARTICLES}`.execute(db);
  return rows;
}

/** Days without an order are listed too. */
async function readSales(db: Kysely<Schema>, siteId: number): Promise<OperatorToday['sales']> {
  const today = sql`(now() at time zone 'Europe/Paris')::date`;
  const { rows } = await sql<{ day: string; orders: number; total: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, count(shop_order.id)::integer as orders,
      coalesce(sum(total), 0)::float8 as total
    from generate_series(${today} - ${DAYS - 1}::integer, ${today}, interval '1 day') as day
    left join shop_order on site_id = ${siteId} and status not in ('pending_payment', 'cancelled')
      and (created_at at time zone 'Europe/Paris')::date = day::date
    group by day order by day`.execute(db);
  return rows.map(({ total, ...sale }) => ({ ...sale, total: total / CENTS }));
}
