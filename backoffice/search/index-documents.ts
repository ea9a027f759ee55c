import type { Kysely } from 'kysely';
import { blockText, isPublished, type PageRecord } from '#backoffice/content/page-record.ts';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { StoredCard, StoredTexts } from '#backoffice/products/product-record.ts';
import type { Locale } from '#shared/locale.ts';
import { countSearchWords, writeSearchDocuments } from './search-document.ts';

const BOOST = { category: 1.4, product: 1.2, cms_page: 0.8, notice: 0.5 };

/** Makes a category findable in every language it is written in. */
export async function indexCategory(db: Kysely<Schema>, siteId: number, id?: number): Promise<void> {
  const rows = await db
    .selectFrom('category')
    .innerJoin('category_translation', 'category_id', 'category.id')
    .where('site_id', '=', siteId)
    .$if(id !== undefined, (query) => query.where('category.id', '=', id ?? 0))
    .select(['category.id', 'sales_plan_ids', 'lang', 'name', 'intro'])
    .execute();
  await writeSearchDocuments(
    db,
    rows.map((row) => ({
      siteId,
      lang: row.lang,
      entityType: 'category',
      entityId: row.id,
      salesPlanIds: row.sales_plan_ids,
      title: row.name,
      subtitle: '',
      keywords: '',
      text: row.intro,
      boost: BOOST.category,
    })),
  );
}

/** Makes a content page findable once it is published. */
export async function indexPage(db: Kysely<Schema>, siteId: number, id?: number): Promise<void> {
  const rows = await db
    .selectFrom('content')
    .innerJoin('content_translation', 'content_id', 'content.id')
    .where('site_id', '=', siteId)
    .where('resource', '=', 'page')
    .$if(id !== undefined, (query) => query.where('content.id', '=', id ?? 0))
    .select(['content.id', 'sales_plan_ids', 'lang', 'data'])
    .execute();
  const published = rows
    .map((row) => ({ ...row, page: row.data as PageRecord }))
    .filter((row) => isPublished(row.page));
  await writeSearchDocuments(
    db,
    published.map(({ page, ...row }) => ({
      siteId,
      lang: row.lang,
      entityType: 'cms_page',
      entityId: row.id,
      salesPlanIds: row.sales_plan_ids,
      title: page.title,
      subtitle: page.description,
      keywords: page.tags.join(' '),
      text: [page.lead, ...page.blocks.map(blockText)].join(' '),
      boost: BOOST.cms_page,
    })),
  );
}

/** Makes every product findable, by its words and by the names of the categories it stands in. */
export async function indexProducts(db: Kysely<Schema>, siteId: number): Promise<void> {
  const [rows, categories] = await Promise.all([
    db
      .selectFrom('product')
      .innerJoin('product_translation', 'product_id', 'product.id')
      .where('site_id', '=', siteId)
      .select(['product.id', 'sales_plan_ids', 'lang', 'name', 'card', 'texts', 'signature'])
      .execute(),
    readCategoryNames(db, siteId),
  ]);
  await writeSearchDocuments(
    db,
    rows.map((row) => {
      const card = row.card as StoredCard;
      const texts = row.texts as StoredTexts;
      return {
        siteId,
        lang: row.lang,
        entityType: 'product',
        entityId: row.id,
        salesPlanIds: row.sales_plan_ids,
        title: row.name,
        subtitle: card.subtitle,
        keywords: [
          ...(categories.get(`${row.id} ${row.lang}`) ?? []),
          ...card.colours.map((colour) => colour.label),
          ...(row.signature ? ['Signature'] : []),
        ].join(' '),
        text: [texts.lead, texts.story.text, ...texts.points.map((point) => point.text)].join(' '),
        boost: BOOST.product,
      };
    }),
  );
}

/** Makes every document findable by its title and its product's name. */
export async function indexNotices(db: Kysely<Schema>, siteId: number): Promise<void> {
  const rows = await db
    .selectFrom('document')
    .innerJoin('product', 'product.id', 'document.product_id')
    .innerJoin('product_translation', 'product_translation.product_id', 'product.id')
    .where('document.site_id', '=', siteId)
    .select(['document.id', 'titles', 'sales_plan_ids', 'lang', 'name'])
    .execute();
  await writeSearchDocuments(
    db,
    rows.map((row) => ({
      siteId,
      lang: row.lang,
      entityType: 'notice',
      entityId: row.id,
      salesPlanIds: row.sales_plan_ids,
      title: labelOf(row.titles, row.lang as Locale),
      subtitle: row.name,
      keywords: '',
      text: '',
      boost: BOOST.notice,
    })),
  );
}

/** Everything at once, after a seed. */
export async function indexSite(db: Kysely<Schema>, siteId: number): Promise<void> {
  await indexCategory(db, siteId);
  await indexPage(db, siteId);
  await indexProducts(db, siteId);
  await indexNotices(db, siteId);
  await countSearchWords(db, siteId);
}

async function readCategoryNames(db: Kysely<Schema>, siteId: number): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.category_id')
    .innerJoin('category_translation', 'category_translation.category_id', 'category.id')
    .where('site_id', '=', siteId)
    .select(['product_id', 'lang', 'category_translation.name'])
    .execute();
  const names = new Map<string, string[]>();
  for (const row of rows) {
    const key = `${row.product_id} ${row.lang}`;
    names.set(key, [...(names.get(key) ?? []), row.name]);
  }
  return names;
}
