import { z } from 'zod';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import { indexNotices } from '#backoffice/search/index-documents.ts';
import { plainTranslations, typesetTranslations } from '#backoffice/shop/translations.ts';
import { DOCUMENT_KINDS } from '#shared/contract/shop/document-record.ts';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { readNumbers, readReferencesOf, requireKnown } from './read-references.ts';
import { tableRecords } from './table-records.ts';

type DocumentRecord = ShopRecordOf<'document'>;

const kinds = z.enum(DOCUMENT_KINDS);
const DAY_LENGTH = 10;

/** Documents that the program generates; the search finds each write at once. */
export const documentRecords = tableRecords<'document', DocumentRecord>({
  table: 'document',
  unique: { field: 'code', column: 'code' },
  toRecords: async (db, _scope, rows) => {
    const references = await readReferencesOf(
      db,
      'product',
      rows.map((row) => row.product_id),
    );
    return rows.map((row) => ({
      id: row.id,
      code: row.code,
      kind: kinds.parse(row.kind),
      product: row.product_id === null ? null : (references.get(row.product_id) ?? null),
      category: row.category_id,
      connect: row.connect,
      title: plainTranslations(row.titles),
      issued: new Date(row.issued_at).toISOString().slice(0, DAY_LENGTH),
    }));
  },
  toRow: async (db, scope, { product, category, code, kind, connect, title, issued }, id) => {
    await requireKnown(db, scope, [
      ...(product === null ? [] : [{ kind: 'product', value: product, path: 'product' } as const]),
      ...(category === null ? [] : [{ kind: 'category', value: category, path: 'category' } as const]),
    ]);
    const numbers = await readNumbers(db, 'product', scope, product === null ? [] : [product]);
    const productId = product === null ? null : (numbers.get(product) ?? null);
    await requireFreeKind(db, productId, kind, id);
    return {
      product_id: productId,
      category_id: category,
      code,
      kind,
      connect,
      titles: typesetTranslations(title),
      mime: 'application/pdf',
      issued_at: `${issued}T00:00:00Z`,
    };
  },
  afterSave: async (db, scope, { id, product, category }) => {
    await linkProducts(db, id, await listProductsOf(db, { product, category }, scope.siteId));
    await indexNotices(db, scope.siteId, id);
  },
  afterRemove: async (db, _scope, id) => {
    await db
      .deleteFrom('search_document')
      .where('entity_type', '=', 'notice')
      .where('entity_id', '=', id)
      .execute();
  },
});

/** @throws Failure 400 when the product has a document of the kind */
async function requireFreeKind(
  db: Kysely<Schema>,
  productId: number | null,
  kind: string,
  own = 0,
): Promise<void> {
  if (productId === null) return;
  const other = await db
    .selectFrom('document')
    .where('product_id', '=', productId)
    .where('kind', '=', kind)
    .where('id', '<>', own)
    .select('id')
    .executeTakeFirst();
  if (other) throw invalidRequest({ kind: 'taken' });
}

/** Its product, or the products that its category contains directly, in the order of the catalogue. */
async function listProductsOf(
  db: Kysely<Schema>,
  { product, category }: Pick<DocumentRecord, 'product' | 'category'>,
  siteId: number,
): Promise<number[]> {
  const all = db.selectFrom('product').where('site_id', '=', siteId).select('product.id');
  const rows =
    product === null
      ? await all
          .innerJoin('product_category', 'product_id', 'product.id')
          .where('direct', '=', true)
          .where('category_id', '=', category ?? 0)
          .orderBy('product.position')
          .execute()
      : await all.where('reference', '=', product).execute();
  return rows.map(({ id }) => id);
}

async function linkProducts(db: Kysely<Schema>, documentId: number, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('document_product').where('document_id', '=', documentId).execute();
  if (ids.length === 0) return;
  await db
    .insertInto('document_product')
    .values(ids.map((id, position) => ({ document_id: documentId, product_id: id, position })))
    .execute();
}
