import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { readPlainText } from '#backoffice/shop/translations.ts';
import { DOCUMENT_KINDS } from '#shared/contract/shop/document-record.ts';
import type { DocumentRecord } from './document-record.ts';

const kinds = z.enum(DOCUMENT_KINDS);
const DAY_LENGTH = 10;

/** Reads the documents of a site as records. `categoryKeys`, `productKeys`: by id. */
export async function loadDocuments(
  db: Kysely<Schema>,
  options: {
    siteId: number;
    categoryKeys: ReadonlyMap<number, string>;
    productKeys: ReadonlyMap<number, string>;
  },
): Promise<DocumentRecord[]> {
  const rows = await db
    .selectFrom('document')
    .where('site_id', '=', options.siteId)
    .orderBy('id')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    code: row.code,
    kind: kinds.parse(row.kind),
    product: row.product_id === null ? null : (options.productKeys.get(row.product_id) ?? null),
    category: row.category_id === null ? null : (options.categoryKeys.get(row.category_id) ?? null),
    connect: row.connect,
    'title.fr': readPlainText(row.titles, 'fr'),
    'title.en': readPlainText(row.titles, 'en'),
    issued: new Date(row.issued_at).toISOString().slice(0, DAY_LENGTH),
  }));
}
