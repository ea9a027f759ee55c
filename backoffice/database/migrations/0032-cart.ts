import { sql, type Kysely } from 'kysely';

/** What codes are for, and what a cart has to tell its buyer until he changes something. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table promotion
      add column applies_to text not null default 'all' check (applies_to in ('all', 'parts', 'categories')),
      add column category_ids integer[] not null default '{}',
      add column without_signature boolean not null default false,
      add column mainland boolean not null default false,
      add column combinable boolean not null default true`.execute(db);
  // How many were asked for, where there were fewer.
  await sql`alter table cart_line add column asked integer`.execute(db);
  // How many lines came from the cart of before the login.
  await sql`alter table cart add column merged_lines integer not null default 0`.execute(db);
  await sql`create index cart_line_cart on cart_line (cart_id)`.execute(db);
  await sql`create index cart_valid_until on cart (valid_until) where state = 'open'`.execute(db);
}
