import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { canonicalPaths } from '#backoffice/urls/canonical-paths.ts';
import type { DocumentItem, DocumentList, DocumentListQuery } from '#shared/contract/document.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import type { Locale } from '#shared/locale.ts';
import type { IndexedDocument, IndexReader } from './document-index.ts';
import {
  chosenLanguages,
  countDocuments,
  fits,
  requireKnownFilters,
  type Choices,
} from './document-facets.ts';
import { documentPath } from './document-path.ts';

type Sizes = Map<string, { size: number; pages: number }>;

/**
 * One page of documents with the facets of the whole list. Consumers do not see those for
 * logged professionals.
 * @throws Failure 404 for an unknown facet.
 */
export async function listDocuments(
  db: Kysely<Schema>,
  readIndex: IndexReader,
  scope: Scope,
  query: DocumentListQuery,
  mayHave: boolean,
): Promise<DocumentList> {
  const choices: Choices = query.attributes ?? {};
  requireKnownFilters(choices);
  const index = await readIndex(scope.siteId, scope.lang);
  const words = searchKey(query.text ?? '')
    .split(' ')
    .filter(Boolean);
  const offered = index.entries.filter(
    (entry) =>
      entry.plans.has(scope.plan.id) &&
      (!entry.connect || scope.plan.target !== 'part') &&
      words.every((word) => entry.words.includes(word)),
  );
  const found = offered.filter((entry) => fits(entry, choices));
  const from = (query.page - 1) * query.perPage;
  const shown = found.slice(from, from + query.perPage);
  const sizes = await readSizes(db, shown);
  const languages = chosenLanguages(choices, scope.lang);
  return {
    items: shown.map((entry) => toItem(entry, scope, languages, sizes, mayHave)),
    total: found.length,
    filters: countDocuments(offered, choices, index.families, scope.lang),
  };
}

async function readSizes(db: Kysely<Schema>, entries: readonly IndexedDocument[]): Promise<Sizes> {
  if (entries.length === 0) return new Map();
  const rows = await db
    .selectFrom('document_file')
    .where(
      'document_id',
      'in',
      entries.map(({ id }) => id),
    )
    .selectAll()
    .execute();
  return new Map(
    rows.map(({ document_id, lang, size, pages }) => [`${document_id} ${lang}`, { size, pages }]),
  );
}

function toItem(
  entry: IndexedDocument,
  scope: Scope,
  languages: readonly Locale[],
  sizes: Sizes,
  mayHave: boolean,
): DocumentItem {
  const { id, code, kind, title, subject, connect, date, products, range, mime } = entry;
  const isOpen = !connect || mayHave;
  return {
    id,
    code: isOpen ? code : null,
    kind,
    title,
    subject,
    connect,
    date: date.toISOString(),
    products: products
      .filter((product) => product.sales_plan_ids.includes(scope.plan.id))
      .map((product) => ({
        id: product.id,
        name: product.name,
        reference: product.reference,
        canonical: canonicalPaths('product', scope, product),
      })),
    range: range && { name: range.name, canonical: canonicalPaths('category', scope, range) },
    files: languages.map((lang) => ({
      lang,
      url: isOpen ? documentPath(code, lang) : null,
      mime,
      size: sizes.get(`${id} ${lang}`)?.size ?? null,
      pages: sizes.get(`${id} ${lang}`)?.pages ?? null,
    })),
  };
}
