import type { Kysely } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import { cacheUntilChanged } from '#backoffice/database/cache-until-changed.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import {
  readRelations,
  type IndexedProduct,
  type IndexedRange,
  type Relations,
} from './document-relations.ts';

/** A document in the index of lists. */
export type IndexedDocument = {
  id: number;
  code: string;
  kind: string;
  title: string;
  subject: string;
  connect: boolean;
  mime: string;
  date: Date;
  plans: Set<number>;
  /** French slugs of its families, which identify families in every language. */
  families: string[];
  products: IndexedProduct[];
  range: IndexedRange | null;
  /** Search keys of everything that can find it. */
  words: string;
};

export type DocumentIndex = {
  entries: IndexedDocument[];
  /** Families in the catalogue's order: French slug and name. */
  families: { slug: string; name: string }[];
};

export type IndexReader = (siteId: number, lang: Locale) => Promise<DocumentIndex>;

/** Creates a reader of a site's documents, cached until catalogue or documents change. */
export function createIndexReader(db: Kysely<Schema>): IndexReader {
  const cached = cacheUntilChanged<DocumentIndex>(db);
  return (siteId, lang) => cached(`${siteId} ${lang}`, () => readIndex(db, siteId, lang));
}

async function readIndex(db: Kysely<Schema>, siteId: number, lang: Locale): Promise<DocumentIndex> {
  const [documents, relations] = await Promise.all([
    db.selectFrom('document').where('site_id', '=', siteId).orderBy('id').selectAll().execute(),
    readRelations(db, siteId, lang),
  ]);
  const placed = documents.flatMap((document) => {
    const products = relations.products.get(document.id) ?? [];
    if (products.length === 0) return [];
    const place = Math.min(...products.map(({ position }) => position));
    // The leaflet of a range precedes its first product.
    return [
      {
        place: document.category_id === null ? place : place - 0.5,
        entry: toEntry(document, relations, lang),
      },
    ];
  });
  return {
    entries: placed.toSorted((one, other) => one.place - other.place).map(({ entry }) => entry),
    families: relations.families,
  };
}

type DocumentRow = {
  id: number;
  code: string;
  kind: string;
  connect: boolean;
  mime: string;
  titles: unknown;
  issued_at: Date;
  category_id: number | null;
};

function toEntry(document: DocumentRow, relations: Relations, lang: Locale): IndexedDocument {
  const { id, code, kind, connect, mime } = document;
  const products = relations.products.get(id) ?? [];
  const range = document.category_id === null ? null : (relations.ranges.get(document.category_id) ?? null);
  const title = labelOf(document.titles, lang);
  const subject = range?.name ?? products[0]?.name ?? '';
  const names = products.flatMap(({ name, reference }) => [name, reference]);
  const titles = LOCALES.map((locale) => labelOf(document.titles, locale));
  return {
    id,
    code,
    kind,
    connect,
    mime,
    title,
    subject,
    date: document.issued_at,
    plans: new Set(products.flatMap((product) => product.sales_plan_ids)),
    families: [...new Set(products.flatMap((product) => product.families))],
    products,
    range,
    words: searchKey([...titles, subject, ...names].join(' ')),
  };
}
