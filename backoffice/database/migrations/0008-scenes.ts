import { sql, type Kysely } from 'kysely';

/** Named pictures of rooms: of a product, at the head of a category, in content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scene (
      name text primary key,
      product_id integer references product (id) on delete set null,
      position integer not null,
      data jsonb not null
    )`.execute(db);
  await sql`create index scene_product on scene (product_id)`.execute(db);
  await sql`alter table category add column scene text`.execute(db);
}
