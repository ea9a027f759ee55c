import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { FileResponse } from '#backoffice/http/file-response.ts';
import { BYTE_ORDER_MARK } from '#shared/domain/spreadsheet-text.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { SingleTable } from '#backoffice/shop/catalogue/sync-price-list.ts';
import { loadSales } from '#backoffice/shop/catalogue/load-variants.ts';
import { pricesText, stockText } from '#backoffice/shop/catalogue/write-catalogue.ts';

/** Prices or stock of every variant, as the export of a shop writes them. */
export async function exportVariantList(
  db: Kysely<Schema>,
  { siteId }: Scope,
  table: SingleTable,
): Promise<FileResponse> {
  const variants = await loadSales(db, siteId);
  const text = table === 'prices' ? pricesText(variants) : stockText(variants);
  return new FileResponse({
    name: `${table}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: new TextEncoder().encode(BYTE_ORDER_MARK + text),
  });
}
