import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { readPlainText } from '#backoffice/shop/translations.ts';
import { PART_KINDS, PART_STATUSES } from '#shared/contract/shop/part-record.ts';
import type { CompatibilityRecord, PartFamilyRecord, PartRecord } from './part-record.ts';
import type { PartRecords } from './read-parts.ts';

const PERCENT = 100;
const GRAMS_PER_KILOGRAM = 1000;
const kinds = z.enum(PART_KINDS);
const statuses = z.enum(PART_STATUSES);

type Keys = ReadonlyMap<number, string>;
export type PartKeys = { siteId: number; categoryKeys: Keys; productKeys: Keys };

/** Reads the parts of a site as records. `categoryKeys`, `productKeys`: by id. */
export async function loadParts(db: Kysely<Schema>, keys: PartKeys): Promise<PartRecords> {
  return {
    families: await loadFamilies(db, keys.siteId),
    parts: await loadPartRows(db, keys),
    compatibility: await loadCompatibility(db, keys),
  };
}

async function loadFamilies(db: Kysely<Schema>, siteId: number): Promise<PartFamilyRecord[]> {
  const rows = await db
    .selectFrom('part_family')
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('code')
    .selectAll()
    .execute();
  return rows.map(({ code, labels }) => ({
    code,
    'name.fr': readPlainText(labels, 'fr'),
    'name.en': readPlainText(labels, 'en'),
  }));
}

async function loadPartRows(db: Kysely<Schema>, { siteId, categoryKeys }: PartKeys): Promise<PartRecord[]> {
  const rows = await db
    .selectFrom('part')
    .leftJoin('part as next', 'next.id', 'part.replaced_by_id')
    .where('part.site_id', '=', siteId)
    .orderBy('part.id')
    .selectAll('part')
    .select('next.reference as replaced_by')
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    kind: kinds.parse(row.kind),
    family: row.family,
    'name.fr': readPlainText(row.names, 'fr'),
    'name.en': readPlainText(row.names, 'en'),
    category: categoryKeys.get(row.category_id) ?? '',
    ean: row.ean,
    price: row.price,
    eco: row.eco,
    vat_rate: row.vat_rate === null ? null : row.vat_rate / PERCENT,
    weight: row.weight / GRAMS_PER_KILOGRAM,
    stock: row.stock,
    low_stock: row.low_stock,
    status: statuses.parse(row.status),
    delay: row.delay_days,
    old_references: row.old_references,
    replaced_by: row.replaced_by,
    'reason.fr': row.replaced_why === null ? null : readPlainText(row.replaced_why, 'fr'),
    'reason.en': row.replaced_why === null ? null : readPlainText(row.replaced_why, 'en'),
  }));
}

async function loadCompatibility(
  db: Kysely<Schema>,
  { siteId, productKeys }: PartKeys,
): Promise<CompatibilityRecord[]> {
  const rows = await db
    .selectFrom('part_product')
    .innerJoin('part', 'part.id', 'part_product.part_id')
    .where('part.site_id', '=', siteId)
    .orderBy('part_product.part_id')
    .orderBy('part_product.product_id')
    .selectAll('part_product')
    .select('part.reference')
    .execute();
  return rows.map(({ part_id: _partId, product_id: productId, reference, ...fields }) => ({
    part: reference,
    product: productKeys.get(productId) ?? '',
    ...fields,
  }));
}
