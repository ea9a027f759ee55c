import { sql, type Kysely } from 'kysely';

/**
 * The cart stores the points to use. Each use and return of points is an append-only row, once per payment attempt.
 * `goods` is the price of an order's goods for the buyer before tax: the stored discounts do not distinguish free
 * shipping from a discount on goods.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart add column points integer not null default 0 check (points >= 0)`.execute(db);
  await sql`
    create table loyalty_movement (
      id serial primary key,
      order_id integer not null references shop_order (id) on delete cascade,
      attempt integer not null,
      kind text not null check (kind in ('used', 'restored')),
      points integer not null check (points > 0),
      happened_at timestamptz not null default now(),
      unique (order_id, attempt, kind)
    )`.execute(db);
  await sql`
    insert into loyalty_movement (order_id, attempt, kind, points, happened_at)
    select id, 1, 'used', points_used, created_at from shop_order
    where points_used > 0 and status <> 'cancelled'`.execute(db);
  await sql`alter table shop_order drop column points_used`.execute(db);
  await sql`alter table shop_order add column goods integer not null default 0 check (goods >= 0)`.execute(
    db,
  );
  await sql`
    update shop_order set goods = greatest(0, (amount->>'base')::integer + coalesce(
      (select sum(value::integer) from jsonb_each_text(amount->'remise')), 0)::integer)`.execute(db);
}
