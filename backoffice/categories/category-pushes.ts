import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { pushIn } from '#backoffice/shop/catalogue/category-rows.ts';
import { loadRecords } from '#backoffice/shop/catalogue/load-catalogue.ts';
import { RECORD_SCHEMAS } from '#backoffice/shop/catalogue/record-kinds.ts';
import { storeRecords } from '#backoffice/writes/shop/stored-records.ts';
import type { PushRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';

type StoredPush = { category: string; push: Record<Locale, unknown> };

/**
 * Makes the records of pushes equal to those of the tables. A push that still follows from its record keeps it; another
 * one is what an operator has edited.
 */
export async function storePushes(
  db: Kysely<Schema>,
  siteId: number,
  stored: readonly StoredPush[],
): Promise<void> {
  const records = await loadRecords(db, siteId, 'push', RECORD_SCHEMAS.push);
  const promoted = await readPromoted(db, siteId, records);
  const byCategory = new Map(stored.map((push) => [push.category, push]));
  const present = new Set(records.map(({ category }) => category));
  const ordered = [
    ...records.flatMap(({ category }) => byCategory.get(category) ?? []),
    ...stored.filter(({ category }) => !present.has(category)),
  ];
  const next = ordered.flatMap(({ category, push }): PushRecord[] => {
    if (LOCALES.every((lang) => push[lang] === null)) return [];
    const record = records.find((one) => one.category === category);
    const derived = record && { record, product: promoted.get(record.product ?? '') };
    const isDerived =
      derived && LOCALES.every((lang) => isDeepStrictEqual(pushIn(derived, lang), push[lang]));
    return [isDerived ? record : RECORD_SCHEMAS.push.parse({ category, edited: push })];
  });
  await storeRecords(
    db,
    siteId,
    'push',
    next.map((record) => [record.category, record]),
  );
}

/** Shows the pushes of a product with its present address, drawing and line. */
export async function refreshPushes(
  db: Kysely<Schema>,
  siteId: number,
  product: ProductRecord,
  categoryIds: ReadonlyMap<string, { id: number }>,
): Promise<void> {
  const records = await loadRecords(db, siteId, 'push', RECORD_SCHEMAS.push);
  for (const record of records.filter((one) => one.product === product.key))
    for (const lang of LOCALES) {
      const push = JSON.stringify(pushIn({ record, product }, lang));
      await db
        .updateTable('category_translation')
        .set({ push })
        .where('category_id', '=', categoryIds.get(record.category)?.id ?? 0)
        .where('lang', '=', lang)
        .where('push', 'is distinct from', push)
        .execute();
    }
}

async function readPromoted(
  db: Kysely<Schema>,
  siteId: number,
  records: readonly PushRecord[],
): Promise<Map<string, ProductRecord>> {
  const keys = records.flatMap(({ product }) => product ?? []);
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('shop_record')
    .where('site_id', '=', siteId)
    .where('kind', '=', 'product')
    .where('key', 'in', keys)
    .select(['key', 'record'])
    .execute();
  return new Map(rows.map(({ key, record }) => [key, RECORD_SCHEMAS.product.parse(JSON.parse(record))]));
}
