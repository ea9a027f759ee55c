import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { likePattern, orderHasText } from '#backoffice/orders/order-has-text.ts';
import type { OperatorOrderQuery, OperatorOrderSummary } from '#shared/contract/fulfilment.ts';
import type { OrderStatus, PaymentMeans } from '#shared/domain/order-status.ts';
import type { Locale } from '#shared/locale.ts';

const CENTS = 100;
const DAY = sql<string>`to_char(shop_order.created_at at time zone 'Europe/Paris', 'YYYY-MM-DD')`;
const BUYER = sql<string>`coalesce(buyer->'company'->>'name', trim(concat(buyer->>'firstname', ' ', buyer->>'lastname')))`;
const REFUND_DUE = sql<number>`(
  (select coalesce(sum(amount), 0) from refund where refund.order_id = shop_order.id and refund.state = 'due')
  + (select coalesce(sum(amount), 0) from payment where payment.order_id = shop_order.id and payment.state = 'refund_due')
)::integer`;
const sumOf = (expression: string) =>
  sql<number>`(select coalesce(sum(${sql.raw(expression)}), 0)::integer
    from shop_order_line line where line.order_id = shop_order.id)`;

/** Orders of a site that match the filters, newest first. */
export async function listOperatorOrders(
  db: Kysely<Schema>,
  filter: OperatorOrderQuery & { siteId: number },
): Promise<{ items: OperatorOrderSummary[]; total: number }> {
  const { page, perPage } = filter;
  const { total } = await select(db, filter)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await select(db, filter)
    .select([
      'id',
      'reference',
      'status',
      'payment',
      'created_at',
      'lang',
      'carrier',
      'total',
      BUYER.as('buyer'),
      sql<string | null>`promise->>'date'`.as('promised'),
      sumOf('quantity').as('ordered'),
      sumOf('quantity - shipped - cancelled').as('open'),
      REFUND_DUE.as('refund_due'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const items = rows.map((row): OperatorOrderSummary => ({
    ...row,
    // This program wrote these text columns.
    status: row.status as OrderStatus,
    payment: row.payment as PaymentMeans,
    lang: row.lang as Locale,
    created_at: row.created_at.toISOString(),
    promised: row.status === 'cancelled' ? null : row.promised,
    total: row.total / CENTS,
    refund_due: row.refund_due / CENTS,
  }));
  return { items, total };
}

function select(
  db: Kysely<Schema>,
  { siteId, company_id: company, customer_id: customer, ...filter }: OperatorOrderQuery & { siteId: number },
) {
  const { status, payment, carrier, text, from, to, refund } = filter;
  return db
    .selectFrom('shop_order')
    .where('site_id', '=', siteId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(payment !== undefined, (query) => query.where('payment', '=', payment ?? ''))
    .$if(carrier !== undefined, (query) => query.where('carrier', '=', carrier ?? ''))
    .$if(from !== undefined, (query) => query.where(DAY, '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where(DAY, '<=', to ?? ''))
    .$if(customer !== undefined, (query) => query.where('customer_id', '=', customer ?? 0))
    .$if(company !== undefined, (query) => query.where(isOfCompany(company ?? 0)))
    .$if(refund === 'due', (query) => query.where(REFUND_DUE, '>', 0))
    .$if(text !== undefined, (query) => query.where(hasText(text ?? '')));
}

/** Orders of the people of a company. Those of people who left are under its SIRET. */
function isOfCompany(id: number) {
  return sql<boolean>`(customer_id in (select id from customer where company_id = ${id})
    or buyer->'company'->>'siret' = (select siret from company where id = ${id}))`;
}

/** Matches what buyers find an order by, and company, name and e-mail address of the buyer. */
function hasText(text: string) {
  const pattern = likePattern(text);
  return sql<boolean>`(${orderHasText(pattern)} or ${BUYER} ilike ${pattern}
    or buyer->>'lastname' ilike ${pattern} or buyer->>'email' ilike ${pattern})`;
}
