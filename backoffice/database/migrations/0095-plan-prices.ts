import { sql, type Kysely } from 'kysely';

/**
 * Prices of sales plans and of periods, besides the public price: `PlanPrice[]` (backoffice/products/price-in-force.ts).
 * `null` without any. A product has those of its variants, from which its lowest price follows on each day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table variant add column plan_prices jsonb`.execute(db);
  await sql`alter table product add column plan_prices jsonb`.execute(db);
  await sql`
    create trigger told_after_plan_prices_of_variant after update on variant
    for each row when (old.plan_prices is distinct from new.plan_prices)
    execute function tell_variant()`.execute(db);
}
