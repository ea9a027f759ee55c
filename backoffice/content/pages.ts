import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readScenes, type Scenes } from '#backoffice/pictures/scenes.ts';
import { indexPage } from '#backoffice/search/index-documents.ts';
import { canonicalPaths } from '#backoffice/urls/canonical-paths.ts';
import { readCardsByReference } from '#backoffice/products/product-cards.ts';
import type { Page, PageBlock, PageBlockRecord, PageSummary } from '#shared/contract/page.ts';
import { getContent, listContent, removeContent, saveContent, type Content } from './content-store.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { addressOf, blockText, isPublished, type PageRecord } from './page-record.ts';

const WORDS_A_MINUTE = 220;

/** Published pages of a type or a tag, newest first. */
export async function listPages(
  db: Kysely<Schema>,
  scope: Scope,
  query: { type?: string; tag?: string; page: number; perPage: number },
): Promise<{ items: PageSummary[]; total: number }> {
  const contents = await listContent<PageRecord>(db, scope, 'page');
  const pages = contents
    .filter(({ data }) => isPublished(data))
    .filter(({ data }) => !query.type || data.type === query.type)
    .filter(({ data }) => !query.tag || data.tags.includes(query.tag))
    .sort((a, b) => (b.data.published_at ?? '').localeCompare(a.data.published_at ?? ''));
  const from = (query.page - 1) * query.perPage;
  const shown = pages.slice(from, from + query.perPage);
  const scenes = await scenesOf(db, scope, shown);
  return {
    items: shown.map((content) => toSummary(content, scope, scenes)),
    total: pages.length,
  };
}

/** Summaries of the pages with these slugs, in their order; those missing are left out. */
export async function readPagesBySlug(
  db: Kysely<Schema>,
  scope: Scope,
  slugs: string[],
): Promise<PageSummary[]> {
  const contents = await listContent<PageRecord>(db, scope, 'page');
  const bySlug = new Map(contents.map((content) => [content.data.slug, content]));
  const found = slugs.flatMap((slug) => {
    const content = bySlug.get(slug);
    return content && isPublished(content.data) ? [content] : [];
  });
  const scenes = await scenesOf(db, scope, found);
  return found.map((content) => toSummary(content, scope, scenes));
}

/** @throws Failure 404 for a page that is missing or not published yet, 400 when another plan has it. */
export async function getPage(db: Kysely<Schema>, scope: Scope, id: number): Promise<Page> {
  const content = await getContent<PageRecord>(db, scope, 'page', id);
  if (!isPublished(content.data)) throw notFound();
  const [scenes, ...blocks] = await Promise.all([
    scenesOf(db, scope, [content]),
    ...content.data.blocks.map((block) => toAnswer(db, scope, block)),
  ]);
  return { ...toSummary(content, scope, scenes), blocks };
}

export async function savePage(
  db: Kysely<Schema>,
  scope: Scope,
  record: PageRecord,
  id?: number,
): Promise<{ id: number }> {
  const frame = { code: record.type, slug: record.slug, salesPlanIds: record.exist_in, position: 0 };
  return db.transaction().execute(async (transaction) => {
    const saved = await saveContent(transaction, scope, 'page', frame, record, id);
    await indexPage(transaction, scope.siteId, saved.id);
    return saved;
  });
}

export async function removePage(db: Kysely<Schema>, scope: Scope, id: number): Promise<{ id: number }> {
  const removed = await removeContent(db, scope, 'page', id);
  await db
    .deleteFrom('search_document')
    .where('entity_type', '=', 'cms_page')
    .where('entity_id', '=', id)
    .execute();
  return removed;
}

async function toAnswer(db: Kysely<Schema>, scope: Scope, block: PageBlockRecord): Promise<PageBlock> {
  if (block.type === 'text') return { type: 'text', nodes: parseMarkdown(block.markdown) };
  if (block.type !== 'products') return block;
  return {
    type: 'products',
    title: block.title,
    products: await readCardsByReference(db, scope, block.references),
  };
}

function scenesOf(db: Kysely<Schema>, { lang }: Scope, contents: Content<PageRecord>[]): Promise<Scenes> {
  return readScenes(
    db,
    lang,
    contents.map(({ data }) => data.scene),
  );
}

function toSummary(content: Content<PageRecord>, scope: Scope, scenes: Scenes): PageSummary {
  const { data } = content;
  return {
    id: content.id,
    title: data.title,
    slug: data.slug,
    type: { technical_name: data.type },
    lead: data.lead,
    description: data.description,
    published_at: data.published_at,
    reading_minutes: readingMinutes(data),
    tags: data.tags,
    canonical: canonicalPaths('cms_page', scope, {
      ...addressOf(data),
      sales_plan_ids: content.sales_plan_ids,
    }),
    exist_in: content.sales_plan_ids,
    picture: (data.scene && scenes.get(data.scene)) || null,
  };
}

function readingMinutes(record: PageRecord): number {
  const words = [record.lead, ...record.blocks.map(blockText)].join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
