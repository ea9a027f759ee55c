import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { MoneyDifference } from '#shared/contract/fulfilment.ts';
import { inEuros } from './owe-refund.ts';

const CENTS = 100;

/**
 * Orders of a site whose money does not add up: taken less refunds differs from billed less credits, or a refund is due.
 * Unpaid orders on account, orders that await their payment and those without any money are left out.
 */
export async function listDifferences(
  db: Kysely<Schema>,
  siteId: number,
): Promise<{ items: MoneyDifference[]; total: number }> {
  const { rows } = await sql<{
    order_id: number;
    reference: string;
    captured: number;
    refunded: number;
    billed: number;
    credited: number;
    refund_due: number;
  }>`
    select * from (
      select shop_order.id as order_id, reference, created_at,
        (received + (select coalesce(sum(amount), 0) from payment
          where order_id = shop_order.id and state in ('paid', 'refund_due', 'refunded')))::integer as captured,
        ((select coalesce(sum(amount), 0) from refund where order_id = shop_order.id)
          + (select coalesce(sum(amount), 0) from payment
            where order_id = shop_order.id and state in ('refund_due', 'refunded')))::integer as refunded,
        case when status = 'cancelled' and invoice.number is null then 0 else total end as billed,
        (select coalesce(sum(gross), 0) from credit_note where order_id = shop_order.id)::integer as credited,
        ((select coalesce(sum(amount), 0) from refund where order_id = shop_order.id and state = 'due')
          + (select coalesce(sum(amount), 0) from payment
            where order_id = shop_order.id and state = 'refund_due'))::integer as refund_due,
        exists (select from shop_order_event where order_id = shop_order.id and code = 'paid') as is_paid
      from shop_order left join invoice on invoice.order_id = shop_order.id
      where shop_order.site_id = ${siteId}
    ) as money
    where refund_due > 0 or ((is_paid or captured > 0) and captured - refunded <> billed - credited)
    order by created_at, order_id`.execute(db);
  const items = rows.map(({ order_id, reference, refund_due: due, ...money }): MoneyDifference => ({
    order_id,
    reference,
    ...inEuros(money),
    difference: (money.captured - money.refunded - money.billed + money.credited) / CENTS,
    refund_due: due / CENTS,
  }));
  return { items, total: items.length };
}
