import type { Kysely } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ProductDocument } from '#shared/contract/product.ts';
import { documentPath } from './document-path.ts';

/** The documents of a product. */
export async function readDocuments(
  db: Kysely<Schema>,
  scope: Scope,
  productId: number,
): Promise<ProductDocument[]> {
  const rows = await selectDocuments(db)
    .where('document.product_id', '=', productId)
    .orderBy('document.id')
    .execute();
  return rows.map((row) => toDocument(row, scope));
}

/** Documents by their numbers, in that order, each titled with its product's name too. */
export async function readNotices(
  db: Kysely<Schema>,
  scope: Scope,
  ids: readonly number[],
): Promise<ProductDocument[]> {
  if (ids.length === 0) return [];
  const rows = await selectDocuments(db)
    .innerJoin('product_translation', (join) =>
      join.onRef('product_translation.product_id', '=', 'product.id').on('lang', '=', scope.lang),
    )
    .where('document.id', 'in', ids)
    .select('product_translation.name')
    .execute();
  const byId = new Map(
    rows.map((row) => {
      const document = toDocument(row, scope);
      return [row.id, { ...document, title: `${document.title}, ${row.name}` }];
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function selectDocuments(db: Kysely<Schema>) {
  return db
    .selectFrom('document')
    .innerJoin('product', 'product.id', 'document.product_id')
    .select([
      'document.id',
      'document.titles',
      'document.connect',
      'document.mime',
      'document.kind',
      'product.reference',
    ]);
}

type Row = { id: number; titles: unknown; connect: boolean; mime: string; kind: string; reference: string };

/**
 * Documents flagged `connect` are for logged professionals: their address is not told to anybody else, so that
 * hiding a link is not what protects them.
 */
function toDocument(row: Row, scope: Scope): ProductDocument {
  return {
    id: row.id,
    title: labelOf(row.titles, scope.lang),
    connect: row.connect,
    media: {
      url: row.connect ? null : documentPath(row.reference, row.kind, scope.lang),
      mime: row.mime,
      size: null,
    },
  };
}
