import type { Kysely } from 'kysely';
import { todayInParis } from '#backoffice/calendar.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Page, PageSummary, PageType } from '#shared/contract/page.ts';
import { getContent, listContent, type Content } from './content-store.ts';
import { toPageBlocks, type PageContext } from './page-blocks.ts';
import { isPublished, type PageRecord } from './page-record.ts';
import { reviewOn } from './page-review.ts';
import { readSummaries } from './page-summary.ts';
import { findLinkedProducts, findRelated } from './related-content.ts';
import { readTagLabels } from './tags.ts';

/** Published pages of some types, of a tag or that show a product, newest first. */
export async function listPages(
  db: Kysely<Schema>,
  scope: Scope,
  query: { type?: PageType[]; tag?: string; product?: number; page: number; perPage: number },
): Promise<{ items: PageSummary[]; total: number }> {
  const [contents, shown] = await Promise.all([
    listContent<PageRecord>(db, scope, 'page'),
    query.product === undefined ? undefined : readReference(db, scope, query.product),
  ]);
  const pages = contents
    .filter(({ data }) => isPublished(data))
    .filter(({ data }) => !query.type || query.type.includes(data.type))
    .filter(({ data }) => !query.tag || data.tags.includes(query.tag))
    .filter(({ data }) => query.product === undefined || showsProduct(data, shown))
    .sort((a, b) => (b.data.published_at ?? '').localeCompare(a.data.published_at ?? ''));
  const from = (query.page - 1) * query.perPage;
  const asked = pages.slice(from, from + query.perPage);
  return { items: await readSummaries(db, scope, asked), total: pages.length };
}

async function readReference(db: Kysely<Schema>, scope: Scope, id: number): Promise<string | undefined> {
  const product = await db
    .selectFrom('product')
    .where('id', '=', id)
    .where('site_id', '=', scope.siteId)
    .select('reference')
    .executeTakeFirst();
  return product?.reference;
}

function showsProduct({ blocks }: PageRecord, reference: string | undefined): boolean {
  return blocks.some(
    (block) => block.type === 'products' && reference !== undefined && block.references.includes(reference),
  );
}

/** Summaries of the pages with these slugs, in their order; missing ones are left out. */
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
  return readSummaries(db, scope, found);
}

/**
 * @throws Failure 404 for a page that is missing or not published yet, 400 when it belongs to
 * another sales plan.
 */
export async function getPage(
  db: Kysely<Schema>,
  scope: Scope,
  id: number,
  context: PageContext,
): Promise<Page> {
  const content = await getContent<PageRecord>(db, scope, 'page', id);
  if (!isPublished(content.data)) throw notFound();
  return toPage(db, scope, content, context);
}

/** A page in the shape of the contract, published or not. */
export async function toPage(
  db: Kysely<Schema>,
  scope: Scope,
  content: Content<PageRecord>,
  context: PageContext,
): Promise<Page> {
  const { id, data } = content;
  const { review, blocks: current } = reviewOn(data, todayInParis());
  const [blocks, related, labels] = await Promise.all([
    toPageBlocks(db, scope, { id, blocks: current }, context),
    findRelated(db, scope, content),
    readTagLabels(db, scope),
  ]);
  const [products, [summary, ...others]] = await Promise.all([
    findLinkedProducts(db, scope, blocks),
    readSummaries(db, scope, [content, ...related]),
  ]);
  if (!summary) throw notFound();
  const tag_labels = data.tags.flatMap((code) => {
    const label = labels.get(code);
    return label ? [label] : [];
  });
  return { ...summary, blocks, review, tag_labels, related: others, products };
}
