import { checkKnown, createCheckNew, type KnownKeys } from '#backoffice/shop/check-keys.ts';
import type { Findings } from '#backoffice/shop/files/finding.ts';
import { readTable } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { formerProductColumns, type FormerProductRecord } from './former-product-record.ts';

/** Reads `former-products.csv`. */
export async function readFormerProducts(
  folder: ShopFolder,
  findings: Findings,
  products: KnownKeys,
): Promise<FormerProductRecord[]> {
  const records: FormerProductRecord[] = [];
  const checkNew = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, 'former-products', formerProductColumns, findings)) {
    const field = 'replacement';
    if (row.replacement !== null) checkKnown(products, row.replacement, { at: at(field), field, findings });
    if (checkNew(row.reference, at('reference'), 'reference')) records.push(row);
  }
  return records;
}
