import type { SyncRow } from '#backoffice/shop/sync/sync-row.ts';
import { readTranslations, type Translations } from '#backoffice/shop/translations.ts';
import { plateKey } from '#shared/domain/plate-key.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { typeset } from '#shared/domain/typeset.ts';
import { LOCALES } from '#shared/locale.ts';
import type { CompatibilityRecord, PartFamilyRecord, PartRecord } from './part-record.ts';
import type { ProductNames } from './product-names.ts';
import type { PartRecords } from './read-parts.ts';

const PERCENT = 100;
const GRAMS_PER_KILOGRAM = 1000;

type Ids = ReadonlyMap<string, number>;

export function familyRow(family: PartFamilyRecord, position: number): SyncRow {
  return { code: family.code, position, labels: readTranslations(family, 'name') };
}

/** Row of a part without its replacement, whose id a new shop does not know yet. */
export function partRow(part: PartRecord, categoryIds: Ids): SyncRow {
  return {
    category_id: categoryIds.get(part.category),
    kind: part.kind,
    family: part.family,
    reference: part.reference,
    ean: part.ean,
    old_references: part.old_references,
    names: readTranslations(part, 'name'),
    price: part.price,
    eco: part.eco,
    vat_rate: part.vat_rate === null ? null : Math.round(part.vat_rate * PERCENT),
    weight: Math.round(part.weight * GRAMS_PER_KILOGRAM),
    stock: part.stock,
    low_stock: part.low_stock,
    status: part.status,
    delay_days: part.delay,
    replaced_why: reasonOf(part),
  };
}

function reasonOf({ 'reason.fr': fr, 'reason.en': en }: PartRecord): Translations | null {
  return fr === null || en === null ? null : { fr: typeset(fr, 'fr'), en: typeset(en, 'en') };
}

export function compatibilityRows(
  rows: readonly CompatibilityRecord[],
  ids: Ids,
  products: ProductNames,
): SyncRow[] {
  return rows.flatMap(({ part, product, ...fields }) => {
    const partId = ids.get(part);
    const productId = products.get(product)?.id;
    return partId === undefined || productId === undefined
      ? []
      : [{ ...fields, part_id: partId, product_id: productId }];
  });
}

/** Search keys: the reference, the EAN and former references. */
export function keyRows(parts: readonly PartRecord[], ids: Ids): SyncRow[] {
  return parts.flatMap(({ reference, ean, old_references: former }) => [
    { part_id: ids.get(reference), kind: 'reference', key: plateKey(reference) },
    ...(ean === '' ? [] : [{ part_id: ids.get(reference), kind: 'ean', key: ean }]),
    ...former.map((old) => ({ part_id: ids.get(reference), kind: 'old', key: plateKey(old) })),
  ]);
}

/** Search words in each language: the name, the family and the products that have the part. */
export function wordRows(
  { families, parts, compatibility }: PartRecords,
  ids: Ids,
  products: ProductNames,
): SyncRow[] {
  const familyNames = new Map(families.map((family) => [family.code, readTranslations(family, 'name')]));
  const users = new Map<string, string[]>();
  for (const { part, product } of compatibility) users.set(part, [...(users.get(part) ?? []), product]);
  return parts.flatMap((part) => {
    const names = readTranslations(part, 'name');
    return LOCALES.map((lang) => {
      const family = familyNames.get(part.family)?.[lang] ?? part.family;
      const owners = (users.get(part.reference) ?? []).map((key) => products.get(key)?.names[lang] ?? '');
      return {
        part_id: ids.get(part.reference),
        lang,
        words: searchKey([names[lang], family, ...owners].join(' ')),
      };
    });
  });
}
