import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SearchResponse, SearchHit } from '#shared/contract/search.ts';
import type { Locale } from '#shared/locale.ts';

/** Targets of each document, by its id and the language: `document:fiche/lame`. */
export type DocumentTargets = ReadonlyMap<string, string[]>;

/** Reads the targets of all documents. */
export async function readDocumentTargets(db: Kysely<Schema>): Promise<DocumentTargets> {
  const ofProducts = await db
    .selectFrom('document')
    .innerJoin('product_translation', 'product_translation.product_id', 'document.product_id')
    .select(['document.id', 'kind', 'lang', 'slug'])
    .execute();
  const ofRanges = await db
    .selectFrom('document')
    .innerJoin('category_translation', 'category_translation.category_id', 'document.category_id')
    .select(['document.id', 'kind', 'lang', 'slug'])
    .execute();
  return new Map(
    [...ofProducts, ...ofRanges].map(({ id, kind, lang, slug }) => [
      `${id} ${lang}`,
      [`document:${kind}/${slug}`, `document:${slug}`],
    ]),
  );
}

/**
 * Lines of a response in display order: the top hits, then each group without those.
 * @returns the targets of each line
 */
export function foundTargets(response: SearchResponse, lang: Locale, documents: DocumentTargets): string[][] {
  const { top, categories, products, parts, faults: findings, pages, notices } = response;
  const lines: [string, string[]][] = [
    ...top.map((hit): [string, string[]] => [hit.key, targetsOf(hit, lang, documents)]),
    ...categories.items.map(({ slug }): [string, string[]] => [`category:${slug}`, [`category:${slug}`]]),
    ...products.items.map(({ slug }): [string, string[]] => [`product:${slug}`, [`product:${slug}`]]),
    ...[...parts.items, ...findings.items].map((hit): [string, string[]] => [
      hit.key,
      targetsOf(hit, lang, documents),
    ]),
    ...pages.items.map(({ slug }): [string, string[]] => [`page:${slug}`, pageTargets(slug)]),
    ...notices.items.map(({ id }): [string, string[]] => [
      `notice:${id}`,
      documents.get(`${id} ${lang}`) ?? [],
    ]),
  ];
  const first = new Map<string, string[]>();
  for (const [key, targets] of lines) if (!first.has(key)) first.set(key, targets);
  return [...first.values()];
}

function targetsOf(hit: SearchHit, lang: Locale, documents: DocumentTargets): string[] {
  const code = hit.key.slice(hit.key.indexOf(':') + 1);
  switch (hit.type) {
    case 'notice':
      return documents.get(`${hit.notice?.id ?? 0} ${lang}`) ?? [];
    case 'page':
      return pageTargets(code);
    case 'serial':
      return [`plate:${code}`];
    case 'account_worksite':
      return [`account-worksite:${code}`];
    case 'variant':
    case 'former_product':
      return [`${hit.type}:${code}`, `product:${slugOf(hit)}`];
    default:
      return [`${hit.type}:${code}`];
  }
}

function pageTargets(slug: string): string[] {
  const question = /^question\/(.*)$/.exec(slug)?.[1];
  if (question !== undefined) return [`question:${question}`];
  return [`page:${slug}`, `sav:${slug}`, `worksite:${slug}`];
}

function slugOf({ canonical }: SearchHit): string {
  return /\/(?:produit|product)\/([^?#]+)/.exec(canonical?.part ?? '')?.[1] ?? '';
}
