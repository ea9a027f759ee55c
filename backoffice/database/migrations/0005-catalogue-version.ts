import { sql, type Kysely } from 'kysely';

/** Tables that decide the content of product lists. The stock is excluded, because it changes all day. */
const WATCHED = ['product_translation', 'product_category', 'product_facet'];
const PRODUCT_COLUMNS = 'site_id, reference, signature, is_new, sales_plan_ids, position, price_from';

/** A number that changes with every change of the catalogue and so invalidates values derived from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table catalogue_version (version bigint not null)`.execute(db);
  await sql`insert into catalogue_version values (1)`.execute(db);
  await sql`
    create function change_catalogue_version() returns trigger language plpgsql as
    $$ begin update catalogue_version set version = version + 1; return null; end $$`.execute(db);
  for (const table of WATCHED) await watch(db, table, 'insert or update or delete');
  await watch(db, 'product', `insert or delete or update of ${PRODUCT_COLUMNS}`);
}

async function watch(db: Kysely<unknown>, table: string, events: string): Promise<void> {
  await sql`
    create trigger catalogue_changed after ${sql.raw(events)} on ${sql.raw(table)}
    for each statement execute function change_catalogue_version()`.execute(db);
}
