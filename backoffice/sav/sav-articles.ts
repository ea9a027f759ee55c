import type { Kysely } from 'kysely';
import { getContent, listContent, type Content } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { readNotices } from '#backoffice/documents/read-documents.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readCardsByReference } from '#backoffice/products/product-cards.ts';
import { canonicalPaths } from '#backoffice/urls/canonical-paths.ts';
import type { Sav, SavSummary } from '#shared/contract/sav.ts';
import { codesWithin, findSavCategory, readSavTree, savPlace } from './sav-categories.ts';
import { readQuestions } from './sav-questions.ts';
import type { SavRecord } from './sav-record.ts';
import { countVotes } from './sav-votes.ts';

/** Maximum number of products with documents on a page. */
const DOCUMENTED_PRODUCTS = 3;
const RELATED = 4;

/** After-sales pages visible in the plan, in order; all, or those of some categories. */
export async function listArticles(
  db: Kysely<Schema>,
  scope: Scope,
  codes?: readonly string[],
): Promise<SavSummary[]> {
  const contents = await listContent<SavRecord>(db, scope, 'sav');
  return contents
    .filter(({ data }) => !codes || codes.includes(data.category))
    .map((content) => toSavSummary(content, scope));
}

/** After-sales pages by the code of their category. */
export async function listArticlesByCategory(
  db: Kysely<Schema>,
  scope: Scope,
): Promise<Map<string, SavSummary[]>> {
  const byCategory = new Map<string, SavSummary[]>();
  for (const content of await listContent<SavRecord>(db, scope, 'sav')) {
    const { category } = content.data;
    byCategory.set(category, [...(byCategory.get(category) ?? []), toSavSummary(content, scope)]);
  }
  return byCategory;
}

/**
 * A category with all its content and subcategories.
 * @throws Failure 404.
 */
export async function readCategoryContent(db: Kysely<Schema>, scope: Scope, id: number) {
  const tree = await readSavTree(db, scope);
  const category = findSavCategory(tree, id);
  const codes = codesWithin(category);
  const [articles, questions] = await Promise.all([
    listArticles(db, scope, codes),
    readQuestions(db, scope, tree, codes),
  ]);
  return { category, articles, questions };
}

/** @throws Failure 404, or 400 when another plan has it. */
export async function getArticle(db: Kysely<Schema>, scope: Scope, id: number): Promise<Sav> {
  const content = await getContent<SavRecord>(db, scope, 'sav', id);
  const { category, steps, references } = content.data;
  const [tree, siblings, products, votes] = await Promise.all([
    readSavTree(db, scope),
    listArticles(db, scope, [category]),
    readCardsByReference(db, scope, references),
    countVotes(db, id),
  ]);
  const [questions, documents] = await Promise.all([
    readQuestions(db, scope, tree, [category]),
    readFreeDocuments(db, scope, products.map((product) => product.id).slice(0, DOCUMENTED_PRODUCTS)),
  ]);
  return {
    ...toSavSummary(content, scope),
    category: savPlace(tree, category),
    steps,
    products,
    documents,
    questions: questions.slice(0, RELATED),
    related: siblings.filter((sibling) => sibling.id !== id).slice(0, RELATED),
    votes,
  };
}

export function toSavSummary(
  { id, data, sales_plan_ids, updated_at }: Content<SavRecord>,
  scope: Scope,
): SavSummary {
  const { title, slug, lead } = data;
  return {
    id,
    title,
    slug,
    lead,
    canonical: canonicalPaths('sav', scope, { slug, signature: false, sales_plan_ids }),
    exist_in: sales_plan_ids,
    updated_at: updated_at.toISOString().slice(0, 10),
  };
}

/** Public documents, each with the name of its product. */
async function readFreeDocuments(db: Kysely<Schema>, scope: Scope, productIds: number[]) {
  if (productIds.length === 0) return [];
  const rows = await db
    .selectFrom('document')
    .where('product_id', 'in', productIds)
    .where('connect', '=', false)
    .orderBy((order) => order.fn('array_position', [order.val(productIds), 'product_id']))
    .orderBy('id')
    .select('id')
    .execute();
  return readNotices(
    db,
    scope,
    rows.map(({ id }) => id),
    false,
  );
}
