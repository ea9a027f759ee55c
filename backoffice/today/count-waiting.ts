import { sql, type Kysely, type RawBuilder } from 'kysely';
import { IS_DUE } from '#backoffice/content/due-review.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { failedImports } from '#backoffice/imports/import-runs.ts';
import { isLow } from '#backoffice/products/low-stock.ts';
import { hasRole, type OperatorRole } from '#shared/contract/operator-role.ts';
import { operationById } from '#shared/contract/operations.ts';
import { WAITING_WORK, type OperatorToday, type WaitingWork } from '#shared/contract/operator-today.ts';

const READS_ORDERS = operationById('GET /fulfilment/order').roles;

/** Roles that see each kind of work, besides `owner`. */
const SEEN_BY: Readonly<Record<WaitingWork, readonly OperatorRole[]>> = {
  transfers: READS_ORDERS,
  orders_to_prepare: READS_ORDERS,
  orders_to_ship: READS_ORDERS,
  refunds: READS_ORDERS,
  returns: READS_ORDERS,
  applications: operationById('GET /operator/application').roles,
  tickets: operationById('GET /operator/ticket').roles,
  imports: operationById('GET /operator/import').roles,
  low_stock: ['catalogue', 'read_only'],
  due_reviews: ['content', 'read_only'],
  failed_mail: [],
};

/** True if an operator with these roles sees a kind of work. */
export function seesWork(held: readonly OperatorRole[], work: WaitingWork): boolean {
  return hasRole(held, SEEN_BY[work]);
}

/** True if an operator with these roles sees orders. */
export function seesOrders(held: readonly OperatorRole[]): boolean {
  return hasRole(held, READS_ORDERS);
}

/** Counts the work of a site that waits and that the roles see. */
export async function countWaiting(
  db: Kysely<Schema>,
  siteId: number,
  roles: readonly OperatorRole[],
): Promise<OperatorToday['waiting']> {
  const seen = WAITING_WORK.filter((work) => seesWork(roles, work));
  const counts = seen.map(
    (work) =>
      sql`select ${work}::text as work, count(*)::integer as count from (${rowsOf(work, siteId)}) as found`,
  );
  if (counts.length === 0) return [];
  const { rows } = await sql<{
    work: WaitingWork;
    count: number;
  }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return seen.map((work) => ({ work, count: rows.find((row) => row.work === work)?.count ?? 0 }));
}

/** Articles of a site that the shop calls low or out of stock, with their stock. Parts that are made to order have none. */
export function lowStock(siteId: number): RawBuilder<{ reference: string; stock: number }> {
  return sql`
    select variant.reference, variant.stock from variant join product on product.id = variant.product_id
    where product.site_id = ${siteId} and cardinality(product.sales_plan_ids) > 0 and ${isLow('variant')}
    union all
    select reference, stock from part
    where site_id = ${siteId} and status = 'available' and ${isLow('part')}`;
}

function rowsOf(work: WaitingWork, siteId: number): RawBuilder<unknown> {
  const orders = (status: string) =>
    sql`select 1 from shop_order where site_id = ${siteId} and status = ${status}`;
  switch (work) {
    case 'transfers':
      return orders('awaiting_transfer');
    case 'orders_to_prepare':
      return orders('confirmed');
    case 'orders_to_ship':
      return orders('prepared');
    case 'refunds':
      return sql`
        select order_id from refund join shop_order on shop_order.id = order_id
        where shop_order.site_id = ${siteId} and refund.state = 'due'
        union
        select order_id from payment join shop_order on shop_order.id = order_id
        where shop_order.site_id = ${siteId} and payment.state = 'refund_due'`;
    case 'returns':
      return sql`
        select 1 from order_return join shop_order on shop_order.id = order_id
        where shop_order.site_id = ${siteId} and order_return.state in ('announced', 'received', 'inspected')`;
    case 'applications':
      return sql`
        select 1 from account where site_id = ${siteId} and state in ('email_confirmed', 'company_checked')`;
    case 'tickets':
      return sql`select 1 from ticket where site_id = ${siteId} and state = 'open'`;
    case 'imports':
      return failedImports(siteId);
    case 'low_stock':
      return lowStock(siteId);
    case 'due_reviews':
      return sql`
        select 1 from content join content_translation on content_id = content.id
        where site_id = ${siteId} and resource = 'page' and ${IS_DUE}`;
    case 'failed_mail':
      return sql`select 1 from mail where attempts > 0`;
  }
}
