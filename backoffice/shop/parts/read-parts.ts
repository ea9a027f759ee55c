import { checkKnown, createCheckNew, type KnownKeys } from '#backoffice/shop/check-keys.ts';
import { checkVatRate } from '#backoffice/shop/check-vat-rate.ts';
import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import { readTable, type TableRow } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { checkReplacements } from './check-replacements.ts';
import {
  compatibilityColumns,
  partColumns,
  partFamilyColumns,
  type CompatibilityRecord,
  type PartFamilyRecord,
  type PartRecord,
} from './part-record.ts';

/** Spare parts and accessories of a shop with the products that they fit. */
export type PartRecords = {
  families: PartFamilyRecord[];
  parts: PartRecord[];
  compatibility: CompatibilityRecord[];
};

export const PART_TABLES = {
  families: 'parts/families',
  parts: 'parts/parts',
  compatibility: 'parts/compatibility',
} as const;

/** Reads `parts/families.csv`, `parts/parts.csv` and `parts/compatibility.csv`. */
export async function readParts(
  folder: ShopFolder,
  findings: Findings,
  known: { categories: KnownKeys; products: KnownKeys; vatRates?: readonly number[] | undefined },
): Promise<PartRecords> {
  const families = await readFamilies(folder, findings);
  const familyKeys = { file: PART_TABLES.families, keys: new Set(families.map(({ code }) => code)) };
  const parts = await readPartRows(folder, findings, { ...known, families: familyKeys });
  const compatibility = await readCompatibility(folder, findings, {
    products: known.products,
    parts: knownParts(parts),
  });
  return { families, parts, compatibility };
}

/** References for the checks of other tables. */
export function knownParts(parts: readonly PartRecord[]): KnownKeys {
  return { file: PART_TABLES.parts, keys: new Set(parts.map(({ reference }) => reference)) };
}

async function readFamilies(folder: ShopFolder, findings: Findings): Promise<PartFamilyRecord[]> {
  const families: PartFamilyRecord[] = [];
  const checkNew = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, PART_TABLES.families, partFamilyColumns, findings)) {
    if (checkNew(row.code, at('code'), 'code')) families.push(row);
  }
  return families;
}

async function readPartRows(
  folder: ShopFolder,
  findings: Findings,
  known: { categories: KnownKeys; families: KnownKeys; vatRates?: readonly number[] | undefined },
): Promise<PartRecord[]> {
  const rows: TableRow<PartRecord>[] = [];
  const checkNew = createCheckNew(findings);
  const checkNewEan = createCheckNew(findings);
  for await (const part of readTable(folder, PART_TABLES.parts, partColumns, findings)) {
    const { row, at } = part;
    checkKnown(known.categories, row.category, { at: at('category'), field: 'category', findings });
    checkKnown(known.families, row.family, { at: at('family'), field: 'family', findings });
    if (row.ean !== '') checkNewEan(row.ean, at('ean'), 'ean');
    checkVatRate(row.vat_rate, known.vatRates, () => at('vat_rate'), findings);
    checkReason(part, findings);
    if (checkNew(row.reference, at('reference'), 'reference')) rows.push(part);
  }
  checkReplacements(rows, findings);
  return rows.map(({ row }) => row);
}

/** A reason is given in every language or in none. */
function checkReason({ row, at }: TableRow<PartRecord>, findings: Findings): void {
  if ((row['reason.fr'] === null) === (row['reason.en'] === null)) return;
  const field = row['reason.fr'] === null ? 'reason.fr' : 'reason.en';
  findings.add(errorAt(at(field), 'required', {}, field));
}

async function readCompatibility(
  folder: ShopFolder,
  findings: Findings,
  known: { products: KnownKeys; parts: KnownKeys },
): Promise<CompatibilityRecord[]> {
  const rows: CompatibilityRecord[] = [];
  const checkNew = createCheckNew(findings);
  for await (const { row, at } of readTable(
    folder,
    PART_TABLES.compatibility,
    compatibilityColumns,
    findings,
  )) {
    checkKnown(known.parts, row.part, { at: at('part'), field: 'part', findings });
    checkKnown(known.products, row.product, { at: at('product'), field: 'product', findings });
    if (row.year_from !== null && row.year_to !== null && row.year_to < row.year_from)
      findings.add(errorAt(at('year_to'), 'number_small', { limit: row.year_from }, 'year_to'));
    if (checkNew(`${row.part}, ${row.product}`, at('part'), 'part')) rows.push(row);
  }
  return rows;
}
