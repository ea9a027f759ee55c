import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readCards } from '#backoffice/products/product-cards.ts';
import type { PageBlock } from '#shared/contract/page-block.ts';
import type { ProductCard } from '#shared/contract/product.ts';
import { listContent, type Content } from './content-store.ts';
import { isPublished, type PageRecord } from './page-record.ts';

const MAX_PAGES = 3;
const MAX_PRODUCTS = 4;
const PRODUCT_LINK = /"\/(?:en\/)?(?:pro\/)?(?:produit|product)\/([a-z0-9/-]+)"/g;

/** Articles of the same type that share the most tags, the newest first among equals. */
export async function findRelated(
  db: Kysely<Schema>,
  scope: Scope,
  { id, data }: Content<PageRecord>,
): Promise<Content<PageRecord>[]> {
  if (data.type === 'page' || data.type === 'signature') return [];
  const contents = await listContent<PageRecord>(db, scope, 'page');
  const shared = (other: PageRecord) => other.tags.filter((tag) => data.tags.includes(tag)).length;
  return contents
    .filter((other) => other.id !== id && other.data.type === data.type && isPublished(other.data))
    .sort(
      (a, b) =>
        shared(b.data) - shared(a.data) ||
        (b.data.published_at ?? '').localeCompare(a.data.published_at ?? ''),
    )
    .slice(0, MAX_PAGES);
}

/** Products that the page's text links to and that none of its blocks shows. */
export async function findLinkedProducts(
  db: Kysely<Schema>,
  scope: Scope,
  blocks: readonly PageBlock[],
): Promise<ProductCard[]> {
  const slugs = [...JSON.stringify(blocks).matchAll(PRODUCT_LINK)].map(([, slug = '']) => slug);
  if (slugs.length === 0) return [];
  const rows = await db
    .selectFrom('product_translation')
    .innerJoin('product', 'product.id', 'product_id')
    .where('site_id', '=', scope.siteId)
    .where('lang', '=', scope.lang)
    .where('slug', 'in', slugs)
    .select(['product.id', 'slug'])
    .execute();
  const bySlug = new Map(rows.map((row) => [row.slug, row.id]));
  const shown = new Set(
    blocks.flatMap((block) => (block.type === 'products' ? block.products.map(({ id }) => id) : [])),
  );
  const ids = [...new Set(slugs)].flatMap((slug) => bySlug.get(slug) ?? []).filter((id) => !shown.has(id));
  const cards = await readCards(db, scope, ids);
  return cards.filter((card) => card.exist_in.includes(scope.plan.id)).slice(0, MAX_PRODUCTS);
}
