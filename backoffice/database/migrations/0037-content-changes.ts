import { sql, type Kysely } from 'kysely';

/** Channel of cache invalidation (backoffice/purges). */
const CHANNEL = 'content_changed';

/** Tables whose changes affect everything of a kind. */
const KINDS: Record<string, string> = {
  category: 'category',
  category_translation: 'category',
  product_translation: 'product',
  product_category: 'product',
  product_facet: 'product',
  product_relation: 'product',
  document: 'document',
  document_product: 'document',
  contact_point: 'contact',
  redirection: 'redirection',
  carrier: 'carrier',
  exploded_view: 'part',
  exploded_view_part: 'part',
};

/**
 * Publishes changes from any source: `product:12` for one entity, `category` for any of its kind. Stock changes
 * count only between some and none, because the number changes all day and cached pages do not show it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await define(db, 'tell_kind', 'tg_argv[0]');
  await define(db, 'tell_product', "'product:' || new.id");
  await define(db, 'tell_product_of_variant', "'product:' || new.product_id");
  await define(
    db,
    'tell_content',
    `case when new.resource = 'page' then 'page:' || new.id else split_part(new.resource, '_', 1) end`,
  );
  await define(
    db,
    'tell_content_of_translation',
    `(select case when resource = 'page' then 'page:' || id else split_part(resource, '_', 1) end
      from content where id = new.content_id)`,
  );
  for (const [table, kind] of Object.entries(KINDS))
    await watch(db, table, { when: 'insert or update or delete', call: `tell_kind('${kind}')` });
  await watch(db, 'product', { when: 'insert or delete', call: `tell_kind('product')` });
  await watch(db, 'product', { when: 'update', call: 'tell_product()', each: 'row' });
  await watch(db, 'content', { when: 'update', call: 'tell_content()', each: 'row' });
  await watch(db, 'content', { when: 'insert or delete', call: `tell_kind('page')` });
  await watch(db, 'content_translation', {
    when: 'insert or update',
    call: 'tell_content_of_translation()',
    each: 'row',
  });
  await watch(db, 'variant', { when: 'update', call: 'tell_product_of_variant()', each: 'row', if: SOLD });
  await watch(db, 'part', { when: 'insert or delete', call: `tell_kind('part')` });
  await watch(db, 'part', { when: 'update', call: `tell_kind('part')`, each: 'row', if: SHOWN });
}

const IS_IN_STOCK = '(old.stock > 0) is distinct from (new.stock > 0)';
const SOLD = `${IS_IN_STOCK} or (old.price, old.eco, old.reference) is distinct from (new.price, new.eco, new.reference)`;
const SHOWN = `${IS_IN_STOCK} or (old.price, old.eco, old.status, old.delay_days, old.names)
  is distinct from (new.price, new.eco, new.status, new.delay_days, new.names)`;

async function define(db: Kysely<unknown>, name: string, tag: string): Promise<void> {
  await sql`
    create function ${sql.raw(name)}() returns trigger language plpgsql as
    $$ begin perform pg_notify('${sql.raw(CHANNEL)}', ${sql.raw(tag)}); return null; end $$`.execute(db);
}

async function watch(
  db: Kysely<unknown>,
  table: string,
  trigger: { when: string; call: string; each?: 'row'; if?: string },
): Promise<void> {
  const name = `told_after_${trigger.when.split(' ')[0]}_of_${table}`;
  await sql`
    create trigger ${sql.raw(name)} after ${sql.raw(trigger.when)} on ${sql.raw(table)}
    for each ${sql.raw(trigger.each ?? 'statement')} ${sql.raw(trigger.if ? `when (${trigger.if})` : '')}
    execute function ${sql.raw(trigger.call)}`.execute(db);
}
