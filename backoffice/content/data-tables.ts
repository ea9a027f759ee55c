import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { storageTable } from '#backoffice/privacy/browser-storage.data.ts';
import { retentionTable } from '#backoffice/privacy/retention-table.ts';
import type { DataTable } from '#shared/contract/page-block.ts';
import { accessibilityTable } from './accessibility-table.ts';
import { carrierTable } from './carrier-table.ts';
import type { FactContext } from './site-facts.ts';

export type TableRows = { head: string[]; rows: string[][] };

/** Head and rows of a page's data table, in the language of the call. */
export async function readDataTable(
  db: Kysely<Schema>,
  scope: Scope,
  source: DataTable,
  { retention }: FactContext,
): Promise<TableRows> {
  switch (source) {
    case 'carriers':
      return carrierTable(db, scope);
    case 'retention':
      return retentionTable(retention, scope.lang);
    case 'storage':
      return storageTable(scope.lang);
    case 'accessibility':
      return accessibilityTable(scope.lang);
  }
}
