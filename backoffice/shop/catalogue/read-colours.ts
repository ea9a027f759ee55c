import { z } from 'zod';
import { colourRecord, type ColourRecord } from '#shared/contract/shop/catalogue-record.ts';
import { createCheckNew } from '../check-keys.ts';
import { optional, text } from '../files/cells.ts';
import type { Findings } from '../files/finding.ts';
import { readTable } from '../files/read-table.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import { translatedOf } from './table-fields.ts';

const { key, code, swatch, tone } = colourRecord.shape;
const hex = optional(tone.unwrap());
const colourRow = z.object({
  key,
  code,
  'name.fr': text(),
  'name.en': text(),
  swatch,
  tone: hex,
  outline: hex,
});

/** Reads `colours.csv`. */
export async function readColours(
  folder: ShopFolder,
  findings: Findings,
): Promise<Map<string, ColourRecord>> {
  const colours = new Map<string, ColourRecord>();
  const isNewKey = createCheckNew(findings);
  const isNewCode = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, 'colours', colourRow, findings)) {
    const value: ColourRecord = {
      key: row.key,
      code: row.code,
      name: translatedOf(row, 'name'),
      swatch: row.swatch,
      ...(row.tone !== null && { tone: row.tone }),
      ...(row.outline !== null && { outline: row.outline }),
    };
    isNewCode(row.code, at('code'), 'code');
    if (isNewKey(row.key, at('key'), 'key')) colours.set(row.key, value);
  }
  return colours;
}
