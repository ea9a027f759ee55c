import { writeRecords } from '#backoffice/shop/write-records.ts';
import { formerProductColumns, type FormerProductRecord } from './former-product-record.ts';

/** `former-products.csv`, by path; none without records. */
export function writeFormerProducts(records: readonly FormerProductRecord[]): Map<string, string> {
  return writeRecords([{ name: 'former-products', columns: formerProductColumns, records }]);
}
