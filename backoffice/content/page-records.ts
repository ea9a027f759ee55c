import { indexPage } from '#backoffice/search/index-documents.ts';
import type { RecordStore } from '#backoffice/writes/record-store.ts';
import { contentRecords, sharedColumns } from './content-records.ts';
import type { PageRecord } from './page-record.ts';

const stored = contentRecords<PageRecord>({
  resource: 'page',
  frameOf: ({ type, slug, exist_in: salesPlanIds }) => ({ code: type, slug, salesPlanIds }),
  withColumns: sharedColumns,
});

/** Content pages, published or not; the search finds each write at once. */
export const pageRecords: RecordStore<PageRecord> = {
  ...stored,
  save: async (db, scope, record, id) => {
    const saved = await stored.save(db, scope, record, id);
    await indexPage(db, scope.siteId, saved.id);
    return saved;
  },
  remove: async (db, scope, id) => {
    const removed = await stored.remove(db, scope, id);
    await db
      .deleteFrom('search_document')
      .where('entity_type', '=', 'cms_page')
      .where('entity_id', '=', id)
      .execute();
    return removed;
  },
};
