import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { pageOf, type RecordStore } from '#backoffice/writes/record-store.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import { removeCategory, saveCategory } from './write-category.ts';

type CategoryRecord = RecordOf<'category'>;

export const categoryRecords: RecordStore<CategoryRecord> = {
  list: async (db, scope, page) => pageOf(await readRecords(db, scope), page),
  find: async (db, scope, id) => {
    const [found] = await readRecords(db, scope, id);
    if (!found) return undefined;
    const { id: _id, ...record } = found;
    return record;
  },
  save: saveCategory,
  remove: removeCategory,
};

async function readRecords(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  id?: number,
): Promise<(CategoryRecord & { id: number })[]> {
  const rows = await db
    .selectFrom('category')
    .innerJoin('category_translation', (join) =>
      join.onRef('category_translation.category_id', '=', 'category.id').on('lang', '=', lang),
    )
    .where('category.site_id', '=', siteId)
    .$if(id !== undefined, (query) => query.where('category.id', '=', id ?? 0))
    .orderBy('category.position')
    .orderBy('category.id')
    .select(['id', 'parent_id', 'sales_plan_ids', 'rechange', 'signature', 'position', 'scene'])
    .select(['name', 'slug', 'intro', 'push', 'search_words'])
    .execute();
  return rows.map(({ sales_plan_ids, push, ...row }) => ({
    ...row,
    // Operators' writes and the seed store this column in the form of the record.
    push_5: push as CategoryRecord['push_5'],
    exist_in: sales_plan_ids,
  }));
}
