import { sql, type Kysely } from 'kysely';

/** Products that are no longer sold, with their names and replacements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_product (
      product_id integer primary key,
      site_id integer not null references site (id),
      reference text not null,
      names jsonb not null,
      replacement_id integer references product (id) on delete set null
    )`.execute(db);
}
