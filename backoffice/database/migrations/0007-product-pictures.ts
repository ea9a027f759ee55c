import { sql, type Kysely } from 'kysely';

/** Pictures of products by colour, and share pictures of products. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_picture (
      product_id integer not null references product (id) on delete cascade,
      colour text not null,
      data jsonb not null,
      primary key (product_id, colour)
    )`.execute(db);
}
