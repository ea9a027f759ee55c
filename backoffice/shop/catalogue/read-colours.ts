import { z } from 'zod';
import { colourRecord, type ColourRecord } from '#shared/contract/shop/catalogue-record.ts';
import { createCheckNew } from '../check-keys.ts';
import { text } from '../files/cells.ts';
import type { Findings } from '../files/finding.ts';
import { readTable } from '../files/read-table.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import { translatedOf } from './table-fields.ts';

const { key, code } = colourRecord.shape;
const colourRow = z.object({ key, code, 'name.fr': text(), 'name.en': text(), swatch: text() });

/** Reads `colours.csv`. */
export async function readColours(
  folder: ShopFolder,
  findings: Findings,
): Promise<Map<string, ColourRecord>> {
  const colours = new Map<string, ColourRecord>();
  const isNewKey = createCheckNew(findings);
  const isNewCode = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, 'colours', colourRow, findings)) {
    const value = { key: row.key, code: row.code, name: translatedOf(row, 'name'), swatch: row.swatch };
    isNewCode(row.code, at('code'), 'code');
    if (isNewKey(row.key, at('key'), 'key')) colours.set(row.key, value);
  }
  return colours;
}
