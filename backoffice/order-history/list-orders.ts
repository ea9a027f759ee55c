import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { likePattern, orderHasText } from '#backoffice/orders/order-has-text.ts';
import { promiseOf } from '#backoffice/orders/to-order-details.ts';
import { readProgress } from '#backoffice/orders/order-progress.ts';
import type { OrderPromise } from '#shared/contract/delivery-promise.ts';
import type { OrderListQuery, OrderSummary } from '#shared/contract/order-list.ts';
import type { OrderStatus, PaymentMeans } from '#shared/domain/order-status.ts';
import type { Locale } from '#shared/locale.ts';

const CENTS = 100;
const NAMES_SHOWN = 3;

type OrderFilter = OrderListQuery & { siteId: number; customerId: number };

/** A customer's orders that match the filters, newest first. */
export async function listOrders(
  db: Kysely<Schema>,
  filter: OrderFilter,
): Promise<{ items: OrderSummary[]; total: number }> {
  const { page, perPage } = filter;
  const { total } = await select(db, filter)
    .select((choose) => choose.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await select(db, filter)
    .leftJoin('invoice', 'invoice.order_id', 'shop_order.id')
    .select([
      'shop_order.id',
      'reference',
      'buyer_order_number',
      'site_reference',
      'status',
      'payment',
      'created_at',
      'shop_order.lang',
      'total',
      'carrier',
      'promise',
      sql<string>`shop_order.delivery_address->>'zipcode'`.as('zipcode'),
      'invoice.number as invoice',
      sql<number>`(select coalesce(sum(gross), 0)::integer from credit_note where credit_note.order_id = shop_order.id)`.as(
        'credited',
      ),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('shop_order.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const lines = await readLines(
    db,
    rows.map(({ id }) => id),
  );
  const orders = rows.map((row) => ({
    ...row,
    // These text and JSON columns are written by this program only.
    status: row.status as OrderStatus,
    promise: row.promise as OrderPromise | null,
  }));
  const progress = await readProgress(db, filter.siteId, orders);
  const items = orders.map((row): OrderSummary => {
    const own = lines.filter(({ order_id: id }) => id === row.id);
    const piecesOf = (state: 'quantity' | 'shipped' | 'cancelled') =>
      own.reduce((sum, line) => sum + line[state], 0);
    return {
      id: row.id,
      reference: row.reference,
      order_number: row.buyer_order_number,
      site_reference: row.site_reference,
      status: row.status,
      payment: row.payment as PaymentMeans,
      created_at: row.created_at.toISOString(),
      count: piecesOf('quantity'),
      shipped: piecesOf('shipped'),
      cancelled: piecesOf('cancelled'),
      names: own.slice(0, NAMES_SHOWN).map(({ name }) => name),
      lang: row.lang as Locale,
      total: row.total / CENTS,
      credited: row.credited / CENTS,
      invoiced: row.invoice !== null,
      promise: promiseOf(row),
      progress: progress.get(row.id) ?? null,
    };
  });
  return { items, total };
}

function select(db: Kysely<Schema>, { siteId, customerId, status, text, from, to, reference }: OrderFilter) {
  const day = sql<string>`to_char(shop_order.created_at at time zone 'Europe/Paris', 'YYYY-MM-DD')`;
  return db
    .selectFrom('shop_order')
    .where('shop_order.site_id', '=', siteId)
    .where('shop_order.customer_id', '=', customerId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .$if(from !== undefined, (query) => query.where(day, '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where(day, '<=', to ?? ''))
    .$if(text !== undefined, (query) => query.where(orderHasText(likePattern(text ?? ''))));
}

async function readLines(db: Kysely<Schema>, orderIds: number[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('shop_order_line')
    .select(['order_id', 'name', 'quantity', 'shipped', 'cancelled'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}
