import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { ContentEntry } from '#backoffice/shop/content/content-entry.ts';
import { contentRow, translationRows } from '#backoffice/shop/content/content-rows.ts';
import { loadEntries, type StoredEntry } from '#backoffice/shop/content/load-content.ts';
import { pageOf, type RecordStore } from '#backoffice/writes/record-store.ts';
import type { ContentResource } from './content-store.ts';

/** An entry whose key may be chosen. */
export type WrittenEntry = Omit<ContentEntry, 'key' | 'resource' | 'updated'> & { key?: string };

type EntryRecords<Stored> = {
  resource: ContentResource;
  toRecord: (entry: StoredEntry, scope: Scope) => Stored;
  /** @throws Failure 400 by field */
  toEntry: (
    db: Kysely<Schema>,
    scope: Scope,
    record: Stored,
    id: number | undefined,
  ) => Promise<WrittenEntry>;
  /** @throws Failure 409 */
  checkRemoval?: (db: Kysely<Schema>, scope: Scope, entry: StoredEntry) => Promise<void>;
  /** Writes what follows from the entry, such as the search index. */
  afterWrite: (db: Kysely<Schema>, scope: Scope, id: number) => Promise<void>;
};

/** Records of a resource of content with the texts of every language, as the files of a shop state them. */
export function entryRecords<Stored extends object>({
  resource,
  toRecord,
  toEntry,
  checkRemoval,
  afterWrite,
}: EntryRecords<Stored>): RecordStore<Stored> {
  const findEntry = async (db: Kysely<Schema>, scope: Scope, id: number) =>
    (await loadEntries(db, scope, resource)).find((entry) => entry.id === id);
  return {
    list: async (db, scope, { key, ...page }) => {
      const entries = await loadEntries(db, scope, resource);
      const named = entries.filter((entry) => key === undefined || key === entry.key || key === entry.code);
      const { items, total } = pageOf(named, page);
      return { items: items.map((entry) => ({ ...toRecord(entry, scope), id: entry.id })), total };
    },
    find: async (db, scope, id) => {
      const entry = await findEntry(db, scope, id);
      return entry && toRecord(entry, scope);
    },
    save: async (db, scope, record, id) => {
      const present = id === undefined ? undefined : await findEntry(db, scope, id);
      if (id !== undefined && !present) throw notFound();
      const written = await toEntry(db, scope, record, id);
      const key = present?.key ?? written.key ?? `${resource}-${randomUUID().slice(0, 8)}`;
      const entry: ContentEntry = { ...written, key, resource, updated: null };
      const saved = await writeEntry(db, scope, entry, id);
      await placeEntry(db, scope.siteId, entry, saved);
      await afterWrite(db, scope, saved);
      return { id: saved };
    },
    remove: async (db, scope, id) => {
      const entry = await findEntry(db, scope, id);
      if (!entry) throw notFound();
      await checkRemoval?.(db, scope, entry);
      await db.deleteFrom('content').where('id', '=', id).execute();
      await db
        .deleteFrom('search_document')
        .where('entity_id', '=', id)
        .where('entity_type', 'in', ['cms_page', 'sav_question', 'sav_fault'])
        .execute();
      await placeEntry(db, scope.siteId, { ...entry, position: 0 }, 0);
      await afterWrite(db, scope, id);
      return { id };
    },
  };
}

/** Writes an entry as an import does, and returns its number. */
export async function writeEntry(
  db: Kysely<Schema>,
  { siteId, plans }: Pick<Scope, 'siteId' | 'plans'>,
  entry: ContentEntry,
  id?: number,
): Promise<number> {
  const row = contentRow(entry, plans);
  const saved =
    id ??
    (
      await db
        .insertInto('content')
        .values({ site_id: siteId, resource: entry.resource, ...row })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  if (id !== undefined)
    await db
      .updateTable('content')
      .set({ ...row, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
  const texts = translationRows(entry, plans);
  await db
    .deleteFrom('content_translation')
    .where('content_id', '=', saved)
    .where(
      'lang',
      'not in',
      texts.map(({ lang }) => lang),
    )
    .execute();
  for (const { lang, slug, data } of texts) {
    const text = { slug, data: JSON.stringify(data) };
    await db
      .insertInto('content_translation')
      .values({ content_id: saved, lang, ...text })
      .onConflict((conflict) => conflict.columns(['content_id', 'lang']).doUpdateSet(text))
      .execute();
  }
  return saved;
}

/** Gives an entry its rank; the others keep their order. An import numbers the rows of a file in the same way. */
async function placeEntry(
  db: Kysely<Schema>,
  siteId: number,
  { resource, position }: ContentEntry,
  id: number,
): Promise<void> {
  await sql`
    with others as (
      select id, row_number() over (order by position, key) - 1 as place
      from content where site_id = ${siteId} and resource = ${resource} and id <> ${id}
    ), placed as (
      select id, case when place >= ${position} and ${id > 0} then place + 1 else place end as place from others
      union all select ${id}::integer, least(${position}::bigint, (select count(*) from others))
    )
    update content set position = placed.place from placed
    where content.id = placed.id and content.position <> placed.place`.execute(db);
}
