import { sql, type Kysely } from 'kysely';

/** Scopes of promotion codes, and cart notices that stay until the buyer changes the cart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table promotion
      add column applies_to text not null default 'all' check (applies_to in ('all', 'parts', 'categories')),
      add column category_ids integer[] not null default '{}',
      add column without_signature boolean not null default false,
      add column mainland boolean not null default false,
      add column combinable boolean not null default true`.execute(db);
  // Requested quantity, when the stock was lower.
  await sql`alter table cart_line add column asked integer`.execute(db);
  // Number of lines merged from the guest cart at login.
  await sql`alter table cart add column merged_lines integer not null default 0`.execute(db);
  await sql`create index cart_line_cart on cart_line (cart_id)`.execute(db);
  await sql`create index cart_valid_until on cart (valid_until) where state = 'open'`.execute(db);
}
