import { contentRecords, sharedColumns } from '#backoffice/content/content-records.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import { indexSav } from '#backoffice/search/index-sav.ts';
import type { RecordStore } from '#backoffice/writes/record-store.ts';
import { readSavTree } from './sav-categories.ts';
import type { SavRecord } from './sav-record.ts';

const stored = contentRecords<SavRecord>({
  resource: 'sav',
  frameOf: ({ slug, exist_in: salesPlanIds }) => ({ slug, salesPlanIds }),
  withColumns: sharedColumns,
});

/** After-sales pages; the search finds each write at once. */
export const savRecords: RecordStore<SavRecord> = {
  ...stored,
  save: async (db, scope, record, id) => {
    const tree = await readSavTree(db, scope);
    if (!tree.byCode.has(record.category)) throw invalidRequest({ category: 'unknown' });
    const saved = await stored.save(db, scope, record, id);
    await indexSav(db, scope.siteId, saved.id);
    return saved;
  },
  remove: async (db, scope, id) => {
    const removed = await stored.remove(db, scope, id);
    await db
      .deleteFrom('search_document')
      .where('entity_id', '=', id)
      .where('entity_type', 'in', ['cms_page', 'sav'])
      .execute();
    return removed;
  },
};
