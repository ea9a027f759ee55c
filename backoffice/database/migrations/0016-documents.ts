import { sql, type Kysely } from 'kysely';

/**
 * Documents of ranges as well as of products, with a name, a date, their products, and the size of each file once it
 * is generated.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table document
      alter column product_id drop not null,
      add column category_id integer references category (id) on delete cascade,
      add column code text,
      add column issued_at timestamptz not null default now()`.execute(db);
  await sql`
    update document set code = lower(product.reference) || '-' || kind
    from product where product.id = document.product_id`.execute(db);
  await sql`
    alter table document
      alter column code set not null,
      add unique (site_id, code)`.execute(db);
  await sql`
    create table document_product (
      document_id integer not null references document (id) on delete cascade,
      product_id integer not null references product (id) on delete cascade,
      position integer not null default 0,
      primary key (document_id, product_id)
    )`.execute(db);
  await sql`create index document_product_by_product on document_product (product_id)`.execute(db);
  await sql`
    insert into document_product (document_id, product_id)
    select id, product_id from document where product_id is not null`.execute(db);
  await sql`
    create table document_file (
      document_id integer not null references document (id) on delete cascade,
      lang text not null,
      size integer not null,
      pages integer not null,
      primary key (document_id, lang)
    )`.execute(db);
  for (const table of ['document', 'document_product']) {
    await sql`
      create trigger catalogue_changed after insert or update or delete on ${sql.raw(table)}
      for each statement execute function change_catalogue_version()`.execute(db);
  }
}
