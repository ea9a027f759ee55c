import { sql, type Kysely } from 'kysely';

/** Orders for the loyalty programme; promotion codes and their uses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Amounts in cents before tax, goods only.
  await sql`
    create table past_order (
      id serial primary key,
      customer_id integer not null references customer (id) on delete cascade,
      reference text not null,
      ordered_on date not null,
      delivered_on date,
      goods integer not null check (goods >= 0),
      points_used integer not null default 0 check (points_used >= 0),
      returned_on date,
      returned_goods integer not null default 0 check (returned_goods >= 0),
      unique (customer_id, reference)
    )`.execute(db);
  await sql`
    create table promotion (
      id serial primary key,
      site_id integer not null references site (id),
      code text not null,
      customer_id integer references customer (id) on delete cascade,
      kind text not null,
      value integer not null,
      minimum integer not null,
      texts jsonb not null,
      starts_at timestamptz not null,
      expires_at timestamptz not null,
      unique (site_id, code)
    )`.execute(db);
  await sql`
    create table promotion_use (
      promotion_id integer not null references promotion (id) on delete cascade,
      customer_id integer not null references customer (id) on delete cascade,
      used_at timestamptz not null,
      order_reference text not null,
      primary key (promotion_id, customer_id)
    )`.execute(db);
}
