import { sql, type Kysely } from 'kysely';
import { blockText, isPublished, type PageRecord } from '#backoffice/content/page-record.ts';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Locale } from '#shared/locale.ts';
import { indexSav, indexSavAnswers } from './index-sav.ts';
import { indexParts } from './index-parts.ts';
import { indexProducts } from './index-products.ts';
import { indexServices } from './index-services.ts';
import { DOCUMENT_WORDS } from './document-words.ts';
import { countSearchWords, writeSearchDocuments } from './search-document.ts';

const PLACES_A_LEVEL = 1000;
const WORKSITE_WORDS: Record<Locale, string> = {
  fr: 'chantier réalisation référence exemple projet rénovation travaux avant après photos',
  en: 'worksite project case study reference example refurbishment renovation job before after photos',
};

/** Indexes categories in every language, with the names of their ancestors. */
export async function indexCategory(db: Kysely<Schema>, siteId: number, id?: number): Promise<void> {
  const all = await db
    .selectFrom('category')
    .innerJoin('category_translation', 'category_id', 'category.id')
    .where('site_id', '=', siteId)
    .select([
      'category.id',
      'parent_id',
      'position',
      'sales_plan_ids',
      'lang',
      'name',
      'intro',
      'search_words',
    ])
    .execute();
  const rows = all
    .filter((row) => id === undefined || row.id === id)
    .map((row) => ({ ...row, ancestors: ancestorNames(row, all) }));
  await writeSearchDocuments(
    db,
    rows.map((row) => ({
      siteId,
      lang: row.lang,
      entityType: 'category',
      entityId: row.id,
      salesPlanIds: row.sales_plan_ids,
      title: row.name,
      subtitle: row.ancestors.join(' '),
      keywords: row.search_words.join(' '),
      text: row.intro,
      boost: 1,
      place: PLACES_A_LEVEL * row.ancestors.length + row.position,
    })),
    id === undefined ? 'counted' : 'added',
  );
}

export async function indexPage(db: Kysely<Schema>, siteId: number, id?: number): Promise<void> {
  const rows = await db
    .selectFrom('content')
    .innerJoin('content_translation', 'content_id', 'content.id')
    .where('site_id', '=', siteId)
    .where('resource', '=', 'page')
    .$if(id !== undefined, (query) => query.where('content.id', '=', id ?? 0))
    .select(['content.id', 'position', 'sales_plan_ids', 'lang', 'data'])
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
      keywords: [...page.tags, ...(page.search_words ?? []), ...worksiteWords(page, row.lang)].join(' '),
      text: [page.lead, ...page.blocks.map(blockText)].join(' '),
      boost: 1,
      place: row.position,
    })),
    id === undefined ? 'counted' : 'added',
  );
}

function worksiteWords({ worksite }: PageRecord, lang: string): string[] {
  if (!worksite) return [];
  const { town, dwelling, trades, year } = worksite;
  return [town, dwelling, ...trades, String(year), WORKSITE_WORDS[lang as Locale]];
}

/** Indexes documents by their title and the name of their product or range. `id`: only this one. */
export async function indexNotices(db: Kysely<Schema>, siteId: number, id?: number): Promise<void> {
  const ofProducts = await db
    .selectFrom('document')
    .innerJoin('product', 'product.id', 'document.product_id')
    .innerJoin('product_translation', 'product_translation.product_id', 'product.id')
    .where('document.site_id', '=', siteId)
    .$if(id !== undefined, (query) => query.where('document.id', '=', id ?? 0))
    .select([
      'document.id',
      'document.kind',
      'titles',
      'sales_plan_ids',
      'lang',
      'name',
      sql<string>`card ->> 'subtitle'`.as('about'),
      'product.position as place',
    ])
    .execute();
  const ofRanges = await db
    .selectFrom('document')
    .innerJoin('category', 'category.id', 'document.category_id')
    .innerJoin('category_translation', 'category_translation.category_id', 'category.id')
    .where('document.site_id', '=', siteId)
    .$if(id !== undefined, (query) => query.where('document.id', '=', id ?? 0))
    .select([
      'document.id',
      'document.kind',
      'titles',
      'sales_plan_ids',
      'lang',
      'name',
      sql<string>`''`.as('about'),
      'category.position as place',
    ])
    .execute();
  await writeSearchDocuments(
    db,
    [...ofProducts, ...ofRanges].map((row) => ({
      siteId,
      lang: row.lang,
      entityType: 'notice',
      entityId: row.id,
      salesPlanIds: row.sales_plan_ids,
      title: labelOf(row.titles, row.lang as Locale),
      subtitle: row.name,
      keywords: `${DOCUMENT_WORDS[row.kind]?.[row.lang as Locale] ?? ''} ${row.about}`,
      text: '',
      boost: 1,
      place: row.place,
    })),
    id === undefined ? 'counted' : 'added',
  );
}

/** Indexes all entities of a site, after a seed. */
export async function indexSite(db: Kysely<Schema>, siteId: number): Promise<void> {
  await indexCategory(db, siteId);
  await indexPage(db, siteId);
  await indexProducts(db, siteId);
  await indexNotices(db, siteId);
  await indexSav(db, siteId);
  await indexSavAnswers(db, siteId);
  await indexParts(db, siteId);
  await indexServices(db, siteId);
  await countSearchWords(db, siteId);
  // The embedded database collects no statistics on its own. Without them searches take ten times as long.
  await sql`analyze search_document, search_word, variant, part_key`.execute(db);
}

type CategoryName = { parent_id: number | null; lang: string; name: string };

function ancestorNames(row: CategoryName, all: (CategoryName & { id: number })[]): string[] {
  const parent = all.find((candidate) => candidate.id === row.parent_id && candidate.lang === row.lang);
  return parent ? [...ancestorNames(parent, all), parent.name] : [];
}
