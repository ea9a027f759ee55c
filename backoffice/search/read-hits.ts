import type { Kysely } from 'kysely';
import { pickContent } from '#backoffice/content/content-store.ts';
import { addressOf, type PageRecord } from '#backoffice/content/page-record.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readCards } from '#backoffice/products/product-cards.ts';
import { toSavSummary } from '#backoffice/sav/sav-articles.ts';
import type { SavQuestionRecord, SavRecord } from '#backoffice/sav/sav-record.ts';
import { canonicalPaths } from '#backoffice/urls/canonical-paths.ts';
import { href } from '#routes/href.ts';
import type { SearchResponse } from '#shared/contract/search.ts';
import { questionAnchor } from '#shared/domain/question-anchor.ts';
import { searchKey } from '#shared/domain/text-keys.ts';

type ItemsOf<Group extends 'categories' | 'products' | 'pages'> = SearchResponse[Group]['items'];

/** Categories in the order of their ids, each with the name of its parent. */
export async function readCategoryHits(
  db: Kysely<Schema>,
  scope: Scope,
  ids: number[],
): Promise<ItemsOf<'categories'>> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('category')
    .innerJoin('category_translation', 'category_id', 'category.id')
    .leftJoin('category_translation as parent', (join) =>
      join
        .onRef('parent.category_id', '=', 'category.parent_id')
        .onRef('parent.lang', '=', 'category_translation.lang'),
    )
    .where('category.id', 'in', ids)
    .where('category_translation.lang', '=', scope.lang)
    .select([
      'category.id',
      'category_translation.name',
      'category_translation.slug',
      'parent.name as parent',
      'sales_plan_ids',
      'category.signature',
    ])
    .execute();
  return inOrder(ids, rows).map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    parent: row.parent,
    canonical: canonicalPaths('category', scope, row),
  }));
}

export async function readProductHits(
  db: Kysely<Schema>,
  scope: Scope,
  ids: number[],
): Promise<ItemsOf<'products'>> {
  const cards = await readCards(db, scope, ids);
  return cards.map(
    ({ id, name, subtitle, slug, reference, signature, canonical, cover, price, exist_in }) => ({
      id,
      name,
      subtitle,
      slug,
      reference,
      signature,
      canonical,
      cover,
      price,
      exist_in,
    }),
  );
}

export async function readPageHits(
  db: Kysely<Schema>,
  scope: Scope,
  ids: number[],
): Promise<ItemsOf<'pages'>> {
  if (ids.length === 0) return [];
  const [pages, articles, questions] = await Promise.all([
    pickContent<PageRecord>(db, scope, 'page', ids),
    pickContent<SavRecord>(db, scope, 'sav', ids),
    pickContent<SavQuestionRecord>(db, scope, 'sav_question', ids),
  ]);
  const support = (target: 'part' | 'pro') => href('support-faq', { locale: scope.lang, target });
  return inOrder(ids, [
    ...pages.map(({ id, data, sales_plan_ids }) => ({
      id,
      title: data.title,
      description: data.description,
      slug: data.slug,
      canonical: canonicalPaths('cms_page', scope, { ...addressOf(data), sales_plan_ids }),
      type: data.type,
    })),
    ...articles.map((article) => {
      const { id, title, lead, slug, canonical } = toSavSummary(article, scope);
      return { id, title, description: lead, slug, canonical, type: 'sav' };
    }),
    ...questions.map(({ id, data: { question, answer } }) => {
      const anchor = `#${questionAnchor(id)}`;
      return {
        id,
        title: question,
        description: answer,
        slug: `question/${searchKey(question).replaceAll(' ', '-')}`,
        canonical: { part: support('part') + anchor, pro: support('pro') + anchor },
        type: 'question',
      };
    }),
  ]);
}

function inOrder<Item extends { id: number }>(ids: number[], items: Item[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
