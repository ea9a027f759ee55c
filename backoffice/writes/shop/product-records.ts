import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, notFound, recordInUse } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { checkProduct, checkSizes, productContext } from '#backoffice/shop/catalogue/check-product.ts';
import { deriveVariants } from '#backoffice/shop/catalogue/derive-variants.ts';
import { loadVocabulary } from '#backoffice/shop/catalogue/load-catalogue.ts';
import type { RecordStore } from '#backoffice/writes/record-store.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { LOCALES } from '#shared/locale.ts';
import { checkAsImport, fieldPosition } from './finding-errors.ts';
import { readProductIds, readStoredProducts, type StoredProduct } from './stored-products.ts';
import { writeProduct } from './write-product.ts';

/** Products as the files of a shop state them. Prices and stock are those of their variants. */
export const productRecords: RecordStore<ProductRecord> = {
  list: async (db, { siteId }, page) => {
    const stored = await readStoredProducts(db, siteId, page);
    return {
      items: stored.map(({ id, product }) => ({ ...product, id })),
      total: page.key === undefined ? await countProducts(db, siteId) : stored.length,
    };
  },
  find: async (db, { siteId }, id) => (await findStored(db, siteId, id))?.product,
  save: async (db, scope, product, id) => {
    const stored = id === undefined ? undefined : await findStored(db, scope.siteId, id);
    if (id !== undefined && !stored) throw notFound();
    const words = await loadVocabulary(db, scope.siteId);
    const categories = new Map(words.categories.map((category) => [category.key, category]));
    const context = productContext(words.vocabulary, categories);
    checkAsImport((findings) => {
      checkProduct(product, context, fieldPosition, findings);
      checkSizes(product, context, fieldPosition, findings);
    });
    const variants = deriveVariants(words.vocabulary, product).map(({ reference }) => reference);
    const errors = {
      ...(await findTaken(db, scope, product, { stored, variants })),
      ...(await findUnknownRelated(db, scope, product)),
    };
    if (Object.keys(errors).length > 0) throw invalidRequest(errors);
    return { id: await writeProduct(db, scope, product, { words, stored }) };
  },
  remove: async (db, scope, id) => {
    const { siteId } = scope;
    const stored = await findStored(db, siteId, id);
    if (!stored) throw notFound();
    await requireUnused(db, scope, stored.product.key);
    await sql`
      delete from search_document where (entity_type = 'product' and entity_id = ${id})
        or (entity_type = 'notice' and entity_id in (select id from document where product_id = ${id}))`.execute(
      db,
    );
    await db.deleteFrom('product').where('id', '=', id).execute();
    await db
      .deleteFrom('shop_record')
      .where('site_id', '=', siteId)
      .where('kind', '=', 'product')
      .where('key', '=', stored.product.key)
      .execute();
    return { id };
  },
};

async function findStored(
  db: Kysely<Schema>,
  siteId: number,
  id: number,
): Promise<StoredProduct | undefined> {
  const [stored] = await readStoredProducts(db, siteId, { id, page: 1, perPage: 1 });
  return stored;
}

async function countProducts(db: Kysely<Schema>, siteId: number): Promise<number> {
  const { total } = await db
    .selectFrom('shop_record')
    .where('site_id', '=', siteId)
    .where('kind', '=', 'product')
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Key, reference and addresses that another product has, as errors by field. */
async function findTaken(
  db: Kysely<Schema>,
  { siteId }: Scope,
  { key, reference, texts }: ProductRecord,
  { stored, variants }: { stored: StoredProduct | undefined; variants: readonly string[] },
): Promise<Record<string, string>> {
  const own = stored?.id ?? 0;
  const slugs = LOCALES.map((lang) => sql`(lang = ${lang} and slug = ${texts[lang].slug})`);
  const { rows } = await sql<{ field: string }>`
    select 'key' as field from shop_record
      where site_id = ${siteId} and kind = 'product' and key = ${key} and key <> ${stored?.product.key ?? ''}
    union all
    select 'reference' from product where site_id = ${siteId} and reference = ${reference} and id <> ${own}
    union all
    select 'reference' from variant where reference = any(${[...variants]}::text[]) and product_id <> ${own}
    union all
    select 'texts.' || lang || '.slug' from product_translation
      join product on product.id = product_id
      where site_id = ${siteId} and product_id <> ${own} and (${sql.join(slugs, sql` or `)})`.execute(db);
  return Object.fromEntries(rows.map(({ field }) => [field, 'taken']));
}

async function findUnknownRelated(
  db: Kysely<Schema>,
  { siteId }: Scope,
  { key, related }: ProductRecord,
): Promise<Record<string, string>> {
  const known = await readProductIds(db, siteId, related);
  return Object.fromEntries(
    related.flatMap((other, index) =>
      known.has(other) && other !== key ? [] : [[`related.${index}`, 'unknown']],
    ),
  );
}

/** @throws Failure 409 while another product or a category shows the product */
async function requireUnused(db: Kysely<Schema>, { siteId, lang }: Scope, key: string): Promise<void> {
  const { rows: related } = await sql<{ id: number; name: string }>`
    select product.id, texts.name from shop_record
    join product on product.site_id = shop_record.site_id and product.reference = (record::jsonb) ->> 'reference'
    join product_translation as texts on texts.product_id = product.id and texts.lang = ${lang}
    where shop_record.site_id = ${siteId} and kind = 'product' and (record::jsonb) -> 'related' ? ${key}
    order by product.id limit 1`.execute(db);
  const [product] = related;
  if (product) throw recordInUse({ resource: 'product', ...product });
  const { rows } = await sql`
    select from shop_record where site_id = ${siteId} and (
      (kind = 'product' and (record::jsonb) -> 'related' ? ${key})
      or (kind = 'push' and (record::jsonb) ->> 'product' = ${key})) limit 1`.execute(db);
  if (rows.length > 0) throw recordInUse();
}
