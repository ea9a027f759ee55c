import type { Kysely } from 'kysely';
import { contentRecords, listedFrame, sharedColumns } from '#backoffice/content/content-records.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import { readSiteMap } from './site-map.ts';
import { getWrittenSection } from './written-sections.ts';

export const sectionRecords = contentRecords<RecordOf<'sitemap'>>({
  resource: 'sitemap',
  frameOf: listedFrame,
  withColumns: sharedColumns,
});

/** Routes of the site map and of the operators' sections. */
export function serveSiteMap(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /sitemap', ({ scope }) => readSiteMap(db, scope));
  server.on('GET /sitemap/{id}', ({ scope, params: { id } }) => getWrittenSection(db, scope, id));
}
