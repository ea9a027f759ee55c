import { sql, type Kysely } from 'kysely';

/** Tables whose changes affect everything of the given kinds. */
const KINDS: Record<string, string[]> = {
  site: ['site'],
  sales_plan: ['site'],
  category: ['category'],
  category_translation: ['category'],
  product_category: ['product'],
  product_facet: ['product'],
  product_relation: ['product'],
  product_picture: ['product'],
  product_model: ['product'],
  attribute: ['product'],
  attribute_option: ['product'],
  scene: ['product', 'category', 'page', 'home', 'slider'],
  share_picture: ['product', 'category', 'page', 'sav'],
  document: ['document'],
  document_product: ['document'],
  contact_point: ['contact'],
  contact_label: ['contact'],
  customer_contact: ['contact'],
  city: ['city', 'contact'],
  redirection: ['redirection'],
  carrier: ['carrier'],
  relay_point: ['carrier'],
  part_product: ['part'],
  exploded_view: ['part'],
  exploded_view_product: ['part'],
  exploded_view_part: ['part'],
  search_document: ['search'],
  search_reference: ['search'],
};
/** Tables whose updates may affect a single entity only. */
const KINDS_OF_ROWS = {
  product: 'product',
  product_translation: 'product',
  variant: 'product',
  part: 'part',
};

/** Stock levels that buyers see: none, few (up to ten), enough. The number itself changes all day. */
const STOCK_STATE = 'width_bucket(old.stock, array[1, 11]) <> width_bucket(new.stock, array[1, 11])';
const SOLD = `${STOCK_STATE} or ${differ('product_id, reference, ean, model, colour, price, eco, position')}`;
const SHOWN = `${STOCK_STATE} or to_jsonb(old) - 'stock' <> to_jsonb(new) - 'stock'`;

const FUNCTIONS: Record<string, string> = {
  tell_kinds: `perform pg_notify('content_changed', kind) from unnest(tg_argv) as kind;`,
  tell_product: `
    perform pg_notify('content_changed', 'product:' || new.id);
    if ${differ('site_id, reference, type, signature, is_new, sales_plan_ids, position')} then
      perform pg_notify('content_changed', 'product');
    end if;`,
  tell_product_translation: `
    perform pg_notify('content_changed', 'product:' || new.product_id);
    if ${differ('product_id, lang, slug, name')} then perform pg_notify('content_changed', 'product'); end if;`,
  tell_variant: `
    perform pg_notify('content_changed', 'product:' || old.product_id);
    perform pg_notify('content_changed', 'product:' || new.product_id);`,
  tell_content: `
    perform tell_of_content(
      coalesce(new.id, old.id),
      coalesce(new.resource, old.resource),
      tg_op <> 'UPDATE' or ${differ('site_id, resource, code, sales_plan_ids, position')}
    );`,
  // A deleted translation without its content needs no message: the content has published it.
  tell_content_translation: `
    perform tell_of_content(
      id,
      resource,
      tg_op <> 'UPDATE' or to_jsonb(old) #- '{data,blocks}' <> to_jsonb(new) #- '{data,blocks}'
    ) from content where id = coalesce(new.content_id, old.content_id);`,
};

/**
 * Publishes every change of public content. An entity that is added, removed or moved affects its whole kind
 * (`product`); an update affects the pages that show it (`product:12`). Replaces the messages of migration 0037.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await dropFormer(db);
  await sql`
    create function tell_of_content(id integer, resource text, is_in_lists boolean) returns void language plpgsql as $$
    begin
      if resource <> 'page' then
        perform pg_notify('content_changed', split_part(resource, '_', 1));
        return;
      end if;
      perform pg_notify('content_changed', 'page:' || id);
      if is_in_lists then perform pg_notify('content_changed', 'page'); end if;
    end $$`.execute(db);
  for (const [name, body] of Object.entries(FUNCTIONS))
    await sql`
      create function ${sql.raw(name)}() returns trigger language plpgsql as
      $$ begin ${sql.raw(body)} return null; end $$`.execute(db);

  for (const [table, kinds] of Object.entries(KINDS))
    await watch(db, table, 'insert or update or delete', notifyKinds(...kinds));
  for (const [table, kind] of Object.entries(KINDS_OF_ROWS))
    await watch(db, table, 'insert or delete', notifyKinds(kind));
  await watchRows(db, 'product', 'update', 'tell_product()');
  await watchRows(db, 'product_translation', 'update', 'tell_product_translation()');
  await watchRows(db, 'variant', 'update', 'tell_variant()', SOLD);
  await watchRows(db, 'part', 'update', notifyKinds('part'), SHOWN);
  await watchRows(db, 'content', 'insert or update or delete', 'tell_content()');
  await watchRows(db, 'content_translation', 'insert or update or delete', 'tell_content_translation()');
}

function differ(columns: string): string {
  const of = (row: string) => `(${columns.replaceAll(/\w+/g, (name) => `${row}.${name}`)})`;
  return `${of('old')} is distinct from ${of('new')}`;
}

function notifyKinds(...kinds: string[]): string {
  return `tell_kinds(${kinds.map((kind) => `'${kind}'`).join(', ')})`;
}

async function dropFormer(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; on: string }>`
    select tgname as name, tgrelid::regclass::text as on from pg_trigger where tgname like 'told\_after\_%'`.execute(
    db,
  );
  for (const { name, on } of rows) await sql`drop trigger ${sql.id(name)} on ${sql.table(on)}`.execute(db);
  const former = ['kind', 'product', 'product_of_variant', 'content', 'content_of_translation'];
  for (const name of former) await sql`drop function ${sql.id(`tell_${name}`)}()`.execute(db);
}

async function watch(db: Kysely<unknown>, table: string, when: string, call: string): Promise<void> {
  await sql`
    create trigger ${sql.id(nameOf(table, when))} after ${sql.raw(when)} on ${sql.table(table)}
    for each statement execute function ${sql.raw(call)}`.execute(db);
}

async function watchRows(
  db: Kysely<unknown>,
  table: string,
  when: string,
  call: string,
  condition = 'true',
): Promise<void> {
  await sql`
    create trigger ${sql.id(nameOf(table, when))} after ${sql.raw(when)} on ${sql.table(table)}
    for each row when (${sql.raw(condition)}) execute function ${sql.raw(call)}`.execute(db);
}

function nameOf(table: string, when: string): string {
  return `told_after_${when.split(' ')[0]}_of_${table}`;
}
