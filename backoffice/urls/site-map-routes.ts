import type { Kysely } from 'kysely';
import { removeContent, saveContent, type ContentFrame } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import { readSiteMap } from './site-map.ts';
import { getWrittenSection } from './written-sections.ts';

type SectionRecord = RecordOf<'sitemap'>;

/** Routes of the site map and of the operators' sections (AP-03). */
export function serveSiteMap(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /sitemap', ({ scope }) => readSiteMap(db, scope));
  server.on('GET /sitemap/{id}', ({ scope, params: { id } }) => getWrittenSection(db, scope, id));
  server.on('POST /sitemap', ({ scope, body }) => saveContent(db, scope, 'sitemap', frameOf(body), body));
  server.on('PUT /sitemap', ({ scope, body: { id, ...record } }) =>
    saveContent(db, scope, 'sitemap', frameOf(record), record, id),
  );
  server.on('DELETE /sitemap/{id}', ({ scope, params: { id } }) => removeContent(db, scope, 'sitemap', id));
}

function frameOf({ exist_in: salesPlanIds, position }: SectionRecord): ContentFrame {
  return { code: null, slug: null, salesPlanIds, position };
}
