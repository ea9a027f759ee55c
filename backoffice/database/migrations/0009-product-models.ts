import { sql, type Kysely } from 'kysely';

/** What is shown of a product in augmented reality. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_model (
      product_id integer primary key references product (id) on delete cascade,
      data jsonb not null
    )`.execute(db);
}
