import type { Kysely } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ProductDocument } from '#shared/contract/product.ts';
import { documentPath } from './document-path.ts';

/**
 * Documents of a product, then the leaflets of its ranges. `mayHave` includes those for logged
 * professionals.
 */
export async function readDocuments(
  db: Kysely<Schema>,
  scope: Scope,
  productId: number,
  mayHave: boolean,
): Promise<ProductDocument[]> {
  const rows = await selectDocuments(db, scope)
    .innerJoin('document_product', 'document_product.document_id', 'document.id')
    .leftJoin('category_translation', (join) =>
      join
        .onRef('category_translation.category_id', '=', 'document.category_id')
        .on('category_translation.lang', '=', scope.lang),
    )
    .where('document_product.product_id', '=', productId)
    .orderBy('document.category_id', (order) => order.nullsFirst())
    .orderBy('document.id')
    .select('category_translation.name')
    .execute();
  return rows.map((row) => titledWith(row.name, toDocument(row, scope, mayHave)));
}

/** Documents by id, in that order, each titled with its product or range. */
export async function readNotices(
  db: Kysely<Schema>,
  scope: Scope,
  ids: readonly number[],
  mayHave: boolean,
): Promise<ProductDocument[]> {
  if (ids.length === 0) return [];
  const rows = await selectDocuments(db, scope)
    .leftJoin('product_translation', (join) =>
      join
        .onRef('product_translation.product_id', '=', 'document.product_id')
        .on('product_translation.lang', '=', scope.lang),
    )
    .leftJoin('category_translation', (join) =>
      join
        .onRef('category_translation.category_id', '=', 'document.category_id')
        .on('category_translation.lang', '=', scope.lang),
    )
    .where('document.id', 'in', ids)
    .select((select) =>
      select.fn.coalesce('product_translation.name', 'category_translation.name', select.val('')).as('name'),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, titledWith(row.name, toDocument(row, scope, mayHave))]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Distinguishes the leaflets of several ranges. */
function titledWith(name: string | null, document: ProductDocument): ProductDocument {
  return name ? { ...document, title: `${document.title}, ${name}` } : document;
}

function selectDocuments(db: Kysely<Schema>, { lang }: Scope) {
  return db
    .selectFrom('document')
    .leftJoin('document_file', (join) =>
      join.onRef('document_file.document_id', '=', 'document.id').on('document_file.lang', '=', lang),
    )
    .select([
      'document.id',
      'document.code',
      'document.titles',
      'document.connect',
      'document.mime',
      'document.kind',
      'document_file.size',
      'document_file.pages',
    ]);
}

type Row = {
  id: number;
  code: string;
  titles: unknown;
  connect: boolean;
  mime: string;
  kind: string;
  size: number | null;
  pages: number | null;
};

/** Documents flagged `connect` are for logged professionals. Other clients do not get their URL. */
function toDocument(row: Row, scope: Scope, mayHave: boolean): ProductDocument {
  return {
    id: row.id,
    title: labelOf(row.titles, scope.lang),
    kind: row.kind,
    connect: row.connect,
    media: {
      url: row.connect && !mayHave ? null : documentPath(row.code, scope.lang),
      mime: row.mime,
      size: row.size,
      pages: row.pages,
    },
  };
}
