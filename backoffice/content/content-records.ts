import { sql } from 'kysely';
import type { RecordStore } from '#backoffice/writes/record-store.ts';
import {
  removeContent,
  saveContent,
  selectContent,
  type ContentFrame,
  type ContentResource,
} from './content-store.ts';
import { IS_DUE } from './due-review.ts';

type Columns = { sales_plan_ids: number[]; position: number };

type ContentRecords<Stored> = {
  resource: ContentResource;
  frameOf: (record: Stored) => ContentFrame;
  /** Replaces the fields that all languages share by the columns that hold them. */
  withColumns?: (record: Stored, columns: Columns) => Stored;
};

/** Records of a resource that is stored as one document per language. */
export function contentRecords<Stored extends object>({
  resource,
  frameOf,
  withColumns = (record) => record,
}: ContentRecords<Stored>): RecordStore<Stored> {
  return {
    list: async (db, scope, { page, perPage, q, due }) => {
      const all = selectContent(db, scope, resource)
        .$if(q !== undefined, (query) =>
          query.where(sql<boolean>`position(lower(${q}::text) in lower(data ->> 'title')) > 0`),
        )
        .$if(due === 'true', (query) => query.where(IS_DUE));
      const [rows, { total }] = await Promise.all([
        all
          .select('position')
          .orderBy('position')
          .orderBy('id')
          .limit(perPage)
          .offset((page - 1) * perPage)
          .execute(),
        all
          .clearSelect()
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow(),
      ]);
      // Operators' writes and the seed store documents in the form of their record.
      return { items: rows.map((row) => ({ ...withColumns(row.data as Stored, row), id: row.id })), total };
    },
    find: async (db, scope, id) => {
      const row = await selectContent(db, scope, resource)
        .select('position')
        .where('id', '=', id)
        .executeTakeFirst();
      return row && withColumns(row.data as Stored, row);
    },
    save: (db, scope, record, id) => saveContent(db, scope, resource, frameOf(record), record, id),
    remove: (db, scope, id) => removeContent(db, scope, resource, id),
  };
}

/** Sales plans and, where the record has one, position. */
export function sharedColumns<Stored extends { exist_in: number[]; position?: number }>(
  record: Stored,
  { sales_plan_ids, position }: Columns,
): Stored {
  return {
    ...record,
    exist_in: sales_plan_ids,
    ...(record.position !== undefined && { position }),
  };
}

/** Frame of a record with sales plans that is found by its number only. */
export function listedFrame(record: { exist_in: number[]; position?: number }): ContentFrame {
  return {
    slug: null,
    salesPlanIds: record.exist_in,
    ...(record.position !== undefined && { position: record.position }),
  };
}
