import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

export type Ledger = {
  /** Stock of the article, and pieces of it in orders. */
  stock: number;
  taken: number;
  orders: { reference: string; status: string }[];
  payments: { reference: string; order: string; state: string }[];
};

/** Two of it are heavy enough for the pallet carrier. */
const ARTICLE = 'AT-RFD-1250-LI';

/** Selects a product on sale with enough stock. */
export async function pickArticle(db: Kysely<Schema>, stock = 1000): Promise<number> {
  const { id } = await db
    .updateTable('variant')
    .set({ stock })
    .where('reference', '=', ARTICLE)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The records of an article and of all orders placed through the API. */
export async function readLedger(db: Kysely<Schema>, variantId: number): Promise<Ledger> {
  const { stock } = await db
    .selectFrom('variant')
    .select('stock')
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow();
  const { taken } = await db
    .selectFrom('shop_order_line')
    .select(sql<number>`coalesce(sum(taken), 0)::int`.as('taken'))
    .where('type', '=', 'product')
    .where('element_id', '=', variantId)
    .executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('shop_order')
    .select(['reference', 'status'])
    .where('idempotency_key', 'is not', null)
    .orderBy('id')
    .execute();
  const payments = await db
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.id', 'payment.order_id')
    .select(['payment.reference', 'payment.state', 'shop_order.reference as order'])
    .where('payment.provider', '=', 'test-bank')
    .orderBy('payment.id')
    .execute();
  return { stock, taken, orders, payments };
}
