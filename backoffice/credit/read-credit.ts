import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/**
 * A company's credit limit, owed amount and free amount, in cents with tax. `free` is never
 * negative.
 */
export type CompanyCredit = { limit: number; used: number; free: number };

export const IS_PAID: RawBuilder<boolean> = sql<boolean>`exists (
  select from shop_order_event
  where shop_order_event.order_id = shop_order.id and shop_order_event.code = 'paid')`;

/** The order's amount is owed on account: confirmed or later, and not marked as paid. */
export const IS_OWED: RawBuilder<boolean> = sql<boolean>`(
  shop_order.payment = 'compte'
  and shop_order.status in ('confirmed', 'prepared', 'shipped', 'delivered', 'returned')
  and not ${IS_PAID})`;

/** Amount of the order's credit notes in cents with tax. */
const CREDITED: RawBuilder<number> = sql<number>`(
  select coalesce(sum(gross), 0) from credit_note where credit_note.order_id = shop_order.id)`;

/** Credit by company, over all its customers. */
export async function readCredits(
  db: Kysely<Schema>,
  companyIds: readonly number[],
): Promise<Map<number, CompanyCredit>> {
  if (companyIds.length === 0) return new Map();
  const rows = await selectCredit(db).where('company.id', 'in', companyIds).execute();
  return new Map(rows.map((row) => [row.id, toCredit(row)]));
}

/** @throws when the company does not exist. */
export async function readCredit(db: Kysely<Schema>, companyId: number): Promise<CompanyCredit> {
  return toCredit(await selectCredit(db).where('company.id', '=', companyId).executeTakeFirstOrThrow());
}

/** Credit of a customer's company; `null` for a private customer. */
export async function readCreditOf(db: Kysely<Schema>, customerId: number): Promise<CompanyCredit | null> {
  const row = await selectCredit(db)
    .innerJoin('customer as asker', 'asker.company_id', 'company.id')
    .where('asker.id', '=', customerId)
    .executeTakeFirst();
  return row ? toCredit(row) : null;
}

function selectCredit(db: Kysely<Schema>) {
  return db.selectFrom('company').select((select) => [
    'company.id',
    'company.credit_limit as limit',
    select
      .selectFrom('shop_order')
      .innerJoin('customer', 'customer.id', 'shop_order.customer_id')
      .whereRef('customer.company_id', '=', 'company.id')
      .where(IS_OWED)
      .select(sql<number>`coalesce(sum(shop_order.total - ${CREDITED}), 0)::integer`.as('used'))
      .as('used'),
  ]);
}

function toCredit({ limit, used }: { limit: number; used: number | null }): CompanyCredit {
  const owed = used ?? 0;
  return { limit, used: owed, free: Math.max(0, limit - owed) };
}
