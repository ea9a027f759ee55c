import { sql, type Kysely } from 'kysely';

/** Models of products for augmented reality. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_model (
      product_id integer primary key references product (id) on delete cascade,
      data jsonb not null
    )`.execute(db);
}
