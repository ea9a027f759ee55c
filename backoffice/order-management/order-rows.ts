import { sql, type Kysely } from 'kysely';
import { IS_OWED, IS_PAID } from '#backoffice/credit/read-credit.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { canCancel } from '#shared/domain/order-cancellation.ts';

const LATEST_ORDERS = 200;

/** A row of the team's list. `total`: cents with tax. */
export type OrderRow = {
  id: number;
  reference: string;
  status: string;
  payment: string;
  total: number;
  company: string | null;
  /** Promised day of delivery, `YYYY-MM-DD`; null while the payment is pending. */
  promised: string | null;
  at: Date;
  /** On account, and not marked as paid. */
  isOwed: boolean;
  isCancellable: boolean;
};

/** The latest orders, and all unpaid ones on account, newest first. */
export async function readOrderRows(db: Kysely<Schema>): Promise<OrderRow[]> {
  const rows = await db
    .selectFrom('shop_order')
    .leftJoin('invoice', 'invoice.order_id', 'shop_order.id')
    .select([
      'shop_order.id',
      'reference',
      'status',
      'payment',
      'total',
      'created_at as at',
      'invoice.number as invoice',
      IS_OWED.as('isOwed'),
      sql<string | null>`buyer->'company'->>'name'`.as('company'),
      sql<string | null>`promise->>'date'`.as('promised'),
      IS_PAID.as('isPaid'),
    ])
    .where((where) =>
      where.or([
        IS_OWED,
        where(
          'shop_order.id',
          'in',
          where
            .selectFrom('shop_order as latest')
            .select('latest.id')
            .orderBy('latest.created_at', 'desc')
            .limit(LATEST_ORDERS),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ invoice, isPaid, ...row }) => ({
    ...row,
    isCancellable: canCancel({ ...row, isPaid, isInvoiced: invoice !== null }, 'team'),
  }));
}
