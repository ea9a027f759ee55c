import { sql, type Kysely } from 'kysely';

/** Further pictures of products. A change concerns the page of its product only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_gallery (
      product_id integer not null references product (id) on delete cascade,
      position integer not null,
      colour text not null default '',
      data jsonb not null,
      primary key (product_id, position)
    )`.execute(db);
  await sql`
    create function tell_product_of_gallery() returns trigger language plpgsql as $$ begin
      perform pg_notify('content_changed', 'product:' || coalesce(new.product_id, old.product_id));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger told_after_change_of_product_gallery after insert or update or delete on product_gallery
    for each row execute function tell_product_of_gallery()`.execute(db);
}
