import { sql } from 'kysely';
import { notFound } from '#backoffice/http/failure.ts';
import type { RecordStore } from '#backoffice/writes/record-store.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { selectCities } from './cities-routes.ts';

/** Communes: the same record in every language and for every site. */
export const cityRecords: RecordStore<RecordOf<'city'>> = {
  list: async (db, _scope, { page, perPage }) => {
    const [items, { total }] = await Promise.all([
      selectCities(db)
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute(),
      db
        .selectFrom('city')
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow(),
    ]);
    return { items, total };
  },
  find: async (db, _scope, id) => {
    const found = await selectCities(db).where('id', '=', id).executeTakeFirst();
    if (!found) return undefined;
    const { id: _id, ...record } = found;
    return record;
  },
  save: async (db, _scope, record, id) => {
    const columns = { ...record, key: searchKey(record.name) };
    const saved =
      id === undefined
        ? await db
            .insertInto('city')
            .values({ ...columns, population: 0 })
            .returning('id')
            .executeTakeFirst()
        : await db.updateTable('city').set(columns).where('id', '=', id).returning('id').executeTakeFirst();
    if (!saved) throw notFound();
    return saved;
  },
  remove: async (db, _scope, id) => {
    const removed = await db.deleteFrom('city').where('id', '=', id).returning('id').executeTakeFirst();
    if (!removed) throw notFound();
    return removed;
  },
};
