import { checkKnown, createCheckNew, type KnownKeys } from '#backoffice/shop/check-keys.ts';
import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import { readTable } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { positionColumns, viewColumns, type PositionRecord, type ViewRecord } from './part-record.ts';

/** Exploded views of a shop with their numbered parts. */
export type ViewRecords = { views: ViewRecord[]; positions: PositionRecord[] };

export const VIEW_TABLES = { views: 'parts/views', positions: 'parts/positions' } as const;

/** Drawings are encoded before the import. */
const FOLDER = 'media/encoded';

/** Reads `parts/views.csv` and `parts/positions.csv`. */
export async function readViews(
  folder: ShopFolder,
  findings: Findings,
  known: { categories: KnownKeys; products: KnownKeys; parts: KnownKeys },
): Promise<ViewRecords> {
  const views: ViewRecord[] = [];
  const checkNew = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, VIEW_TABLES.views, viewColumns, findings)) {
    checkKnown(known.categories, row.category, { at: at('category'), field: 'category', findings });
    for (const key of row.products)
      checkKnown(known.products, key, { at: at('products'), field: 'products', findings });
    if (row.year_to !== null && row.year_to < row.year_from)
      findings.add(errorAt(at('year_to'), 'number_small', { limit: row.year_from }, 'year_to'));
    if (!(await folder.has(`${FOLDER}/${row.image}`)))
      findings.add(errorAt(at('image'), 'media_missing', { file: `${FOLDER}/${row.image}` }, 'image'));
    if (checkNew(row.code, at('code'), 'code')) views.push(row);
  }
  const viewKeys = { file: VIEW_TABLES.views, keys: new Set(views.map(({ code }) => code)) };
  return { views, positions: await readPositions(folder, findings, { views: viewKeys, parts: known.parts }) };
}

async function readPositions(
  folder: ShopFolder,
  findings: Findings,
  known: { views: KnownKeys; parts: KnownKeys },
): Promise<PositionRecord[]> {
  const positions: PositionRecord[] = [];
  const checkNew = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, VIEW_TABLES.positions, positionColumns, findings)) {
    checkKnown(known.views, row.view, { at: at('view'), field: 'view', findings });
    checkKnown(known.parts, row.part, { at: at('part'), field: 'part', findings });
    if (checkNew(`${row.view}, ${row.number}`, at('number'), 'number')) positions.push(row);
  }
  return positions;
}
