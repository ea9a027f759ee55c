import type { Kysely } from 'kysely';
import { readBrand } from '#backoffice/brand/read-brand.ts';
import { readSettings } from '#backoffice/content/read-settings.ts';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { StoredCard, StoredDetails, StoredTexts } from '#backoffice/products/product-record.ts';
import type { StoredType } from '#backoffice/products/product-type.ts';
import { readIdentity } from '#backoffice/sites/read-identity.ts';
import { unbrokenPhone } from '#shared/domain/phone.ts';
import type { Locale } from '#shared/locale.ts';
import type { DocumentSource, ProductSource } from './document-source.ts';

export type FoundDocument = { id: number; connect: boolean; source: DocumentSource };

/** The document with a code and its source data in a language; `undefined` for an unknown code. */
export async function readSource(
  db: Kysely<Schema>,
  code: string,
  lang: Locale,
): Promise<FoundDocument | undefined> {
  const document = await db.selectFrom('document').where('code', '=', code).selectAll().executeTakeFirst();
  if (!document) return undefined;
  const [first, ...others] = await readProducts(db, document.id, lang);
  if (!first) return undefined;
  const { name, logo, colours } = await readBrand(db, document.site_id);
  const seller = await readIdentity(db, document.site_id);
  return {
    id: document.id,
    connect: document.connect,
    source: {
      lang,
      brand: { name, logo, colours },
      seller: { name: seller.name, city: seller.city, isInvented: seller.invented },
      ...(await readSentences(db, { siteId: document.site_id, lang })),
      kind: document.kind,
      title: labelOf(document.titles, lang),
      date: document.issued_at,
      products: [first, ...others],
      range: document.category_id === null ? null : await readRange(db, document.category_id, lang),
    },
  };
}

const SENTENCES = [
  'contact_phone_part',
  'contact_hours_part',
  'contact_phone_pro',
  'contact_hours_pro',
  'parts_promise',
];

/** Sentences about advisers and spare parts from the settings of the site. */
async function readSentences(
  db: Kysely<Schema>,
  scope: { siteId: number; lang: Locale },
): Promise<Pick<DocumentSource, 'advisers' | 'promise'>> {
  const settings = await readSettings(db, scope, SENTENCES);
  const first = (code: string) => settings.get(code)?.[0] ?? '';
  const lineOf = (audience: 'part' | 'pro') =>
    first(`contact_phone_${audience}`) &&
    formatMessage(scope.lang, `documents.advisers_${audience}`, {
      phone: unbrokenPhone(first(`contact_phone_${audience}`)),
      hours: first(`contact_hours_${audience}`),
    });
  const promise = first('parts_promise');
  return {
    advisers: [lineOf('part'), lineOf('pro')].filter(Boolean).join(' '),
    promise: promise && `${promise}.`,
  };
}

async function readProducts(db: Kysely<Schema>, documentId: number, lang: Locale): Promise<ProductSource[]> {
  const rows = await db
    .selectFrom('document_product')
    .innerJoin('product', 'product.id', 'document_product.product_id')
    .innerJoin('product_translation', (join) =>
      join.onRef('product_translation.product_id', '=', 'product.id').on('lang', '=', lang),
    )
    .leftJoin('product_type', 'product_type.key', 'product.type')
    .where('document_id', '=', documentId)
    .orderBy('document_product.position')
    .select(['name', 'reference', 'product_type.data as type', 'card', 'texts', 'details'])
    .execute();
  return rows.map((row) => ({
    name: row.name,
    reference: row.reference,
    type: row.type as StoredType | null,
    card: row.card as StoredCard,
    texts: row.texts as StoredTexts,
    details: row.details as StoredDetails,
  }));
}

async function readRange(db: Kysely<Schema>, categoryId: number, lang: Locale) {
  const category = await db
    .selectFrom('category_translation')
    .where('category_id', '=', categoryId)
    .where('lang', '=', lang)
    .select(['name', 'intro'])
    .executeTakeFirst();
  return category ?? null;
}
