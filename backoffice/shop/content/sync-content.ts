import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { syncTable, type TableChanges } from '#backoffice/shop/sync/sync-table.ts';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';
import type { ContentEntry } from './content-entry.ts';
import { contentRow, translationRows } from './content-rows.ts';
import { CONTENT_RESOURCES } from './data-schemas.ts';
import { redirectRows, type RedirectEntry } from './redirects-file.ts';

type SyncOptions = {
  siteId: number;
  plans: readonly Pick<SalesPlan, 'id' | 'target'>[];
  /** Removes contents and redirects that are not among the given ones; otherwise they are counted. */
  remove: boolean;
};

/**
 * Makes the editorial content of a site equal to the given one. Texts that do not change keep their day of change.
 * @param db a transaction
 */
export async function syncContent(
  db: Kysely<Schema>,
  { entries, redirects }: { entries: readonly ContentEntry[]; redirects: readonly RedirectEntry[] },
  { siteId, plans, remove }: SyncOptions,
): Promise<TableChanges[]> {
  await adoptKeys(db, siteId, entries);
  const contents: TableChanges[] = [];
  for (const resource of CONTENT_RESOURCES) {
    const own = entries.filter((entry) => entry.resource === resource);
    const options = {
      table: 'content' as const,
      key: ['key'],
      scope: { site_id: siteId, resource },
      rows: own.map((entry) => contentRow(entry, plans)),
      touch: 'updated_at',
      remove,
    };
    contents.push(await syncTable(db, options));
  }
  const translations = await syncTranslations(db, siteId, entries, plans);
  await touchChanged(db, siteId);
  await setDates(db, siteId, entries);
  const redirection = {
    table: 'redirection' as const,
    key: ['key'],
    scope: { site_id: siteId },
    rows: redirectRows(redirects),
    remove,
  };
  return [sumChanges('content', contents), translations, await syncTable(db, redirection)];
}

function sumChanges(table: string, all: readonly TableChanges[]): TableChanges {
  const sum = (count: (changes: TableChanges) => number) => all.reduce((total, one) => total + count(one), 0);
  return {
    table,
    added: sum(({ added }) => added),
    changed: sum(({ changed }) => changed),
    removed: sum(({ removed }) => removed),
    unchanged: sum(({ unchanged }) => unchanged),
  };
}

/** Gives contents with an unknown key that of the entry with their slug, so that they are changed and not repeated. */
async function adoptKeys(
  db: Kysely<Schema>,
  siteId: number,
  entries: readonly ContentEntry[],
): Promise<void> {
  const slugs = entries.flatMap(({ resource, key, texts }) =>
    Object.entries(texts).flatMap(([lang, { slug }]) =>
      slug === null ? [] : [{ resource, key, lang, slug }],
    ),
  );
  await sql`
    update content set key = given.key
    from jsonb_to_recordset(${JSON.stringify(slugs)}::jsonb)
        as given (resource text, key text, lang text, slug text)
      join content_translation as text using (lang, slug)
    where text.content_id = content.id and content.site_id = ${siteId}
      and content.resource = given.resource and content.key <> given.key
      and not exists (select from content as other where other.site_id = ${siteId}
        and other.resource = given.resource and other.key = given.key)`.execute(db);
}

async function syncTranslations(
  db: Kysely<Schema>,
  siteId: number,
  entries: readonly ContentEntry[],
  plans: SyncOptions['plans'],
): Promise<TableChanges> {
  const stored = await db
    .selectFrom('content')
    .select(['id', 'resource', 'key'])
    .where('site_id', '=', siteId)
    .execute();
  const ids = new Map(stored.map(({ id, resource, key }) => [`${resource} ${key}`, id]));
  const rows = entries.flatMap((entry) => {
    const id = ids.get(`${entry.resource} ${entry.key}`);
    return id === undefined ? [] : translationRows(entry, plans).map((row) => ({ content_id: id, ...row }));
  });
  const given = JSON.stringify(rows.map(({ content_id, lang }) => ({ content_id, lang })));
  const removed = await sql`
    delete from content_translation as present
    where content_id in (select content_id from jsonb_to_recordset(${given}::jsonb) as given (content_id integer))
      and not exists (select from jsonb_to_recordset(${given}::jsonb) as given (content_id integer, lang text)
        where given.content_id = present.content_id and given.lang = present.lang)`.execute(db);
  const options = { table: 'content_translation' as const, key: ['content_id', 'lang'], rows, remove: false };
  return { ...(await syncTable(db, options)), removed: Number(removed.numAffectedRows ?? 0) };
}

/** Sets the day of change of contents whose texts this transaction wrote. */
async function touchChanged(db: Kysely<Schema>, siteId: number): Promise<void> {
  await sql`
    update content set updated_at = now()
    where site_id = ${siteId} and updated_at < now()
      and exists (select from content_translation as text
        where text.content_id = content.id and text.xmin = pg_current_xact_id()::xid)`.execute(db);
}

/** Sets the days of change that files state. */
async function setDates(db: Kysely<Schema>, siteId: number, entries: readonly ContentEntry[]): Promise<void> {
  const dated = entries.flatMap(({ resource, key, updated }) =>
    updated === null ? [] : [{ resource, key, updated }],
  );
  await sql`
    update content set updated_at = given.updated::timestamp at time zone 'UTC'
    from jsonb_to_recordset(${JSON.stringify(dated)}::jsonb) as given (resource text, key text, updated date)
    where site_id = ${siteId} and content.resource = given.resource and content.key = given.key
      and (content.updated_at at time zone 'UTC')::date <> given.updated`.execute(db);
}
