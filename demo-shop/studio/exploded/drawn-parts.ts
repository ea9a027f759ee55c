import { z } from 'zod';
import { number, text } from '#backoffice/shop/files/cells.ts';
import type { Findings } from '#backoffice/shop/files/finding.ts';
import { readTable } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';

/** Part of a model that a number of an exploded view stands for. */
const columns = z.object({ view: text(), number: number({ min: 1, integer: true }), key: text() });
export type DrawnPart = z.output<typeof columns>;

/** Reads `studio/drawn-parts.csv` of the demo shop. */
export async function readDrawnParts(folder: ShopFolder, findings: Findings): Promise<DrawnPart[]> {
  const parts: DrawnPart[] = [];
  for await (const { row } of readTable(folder, 'studio/drawn-parts', columns, findings)) parts.push(row);
  return parts;
}
