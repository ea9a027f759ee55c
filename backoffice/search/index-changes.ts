import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { rebuildSearchIndex } from './ensure-index.ts';
import { indexCategory, indexNotices, indexPage } from './index-documents.ts';
import { indexParts } from './index-parts.ts';
import { indexProducts } from './index-products.ts';
import { indexSav, indexSavAnswers } from './index-sav.ts';
import { indexServices } from './index-services.ts';
import { countSearchWords } from './search-document.ts';

/** Tables whose words are in the documents of every product. */
const OF_EVERY_PRODUCT = ['category_translation', 'attribute', 'attribute_option'];

/**
 * Indexes what a transaction has changed: nothing for prices and stock.
 * @param tables that the transaction has written
 */
export async function indexChanges(
  db: Kysely<Schema>,
  siteId: number,
  tables: ReadonlySet<string>,
): Promise<void> {
  const version = await db
    .selectFrom('search_version')
    .where('site_id', '=', siteId)
    .select('version')
    .executeTakeFirst();
  if (!version) return rebuildSearchIndex(db, siteId);
  const has = (...names: string[]) => names.some((name) => tables.has(name));
  const products = has(...OF_EVERY_PRODUCT) ? undefined : await findChangedProducts(db, siteId);
  const hasProducts = products === undefined || products.length > 0;
  const hasContent = has('content', 'content_translation');
  const hasCategories = has('category', 'category_translation');
  const hasParts = has('part', 'part_family', 'part_product');
  const isChanged = hasProducts || hasContent || hasCategories || hasParts || has('document');
  if (!isChanged) return;
  if (hasCategories) await indexCategory(db, siteId);
  if (hasContent) {
    await indexPage(db, siteId);
    await indexSav(db, siteId);
    await indexSavAnswers(db, siteId);
    await indexServices(db, siteId);
  }
  if (hasProducts) await indexProducts(db, siteId, products);
  if (hasProducts || has('document')) await indexNotices(db, siteId);
  if (hasProducts || hasParts) await indexParts(db, siteId);
  await countSearchWords(db, siteId);
}

/** Products with words, rank or audience that this transaction has changed. */
async function findChangedProducts(db: Kysely<Schema>, siteId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with written as (
      select product_id from product_translation where xmin = pg_current_xact_id()::xid
      union select product_id from product_category where xmin = pg_current_xact_id()::xid
      union select product_id from product_facet where xmin = pg_current_xact_id()::xid
    )
    select id from product
    where site_id = ${siteId} and (
      id in (select product_id from written)
      or (xmin = pg_current_xact_id()::xid and not exists (
        select from search_document
        where entity_type = 'product' and entity_id = product.id
          and search_document.sales_plan_ids = product.sales_plan_ids
          and place % 1000000 = position and (boost < 1) = signature
      ))
    )
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}
