import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { Columns } from './guess-columns.ts';

export type StoredList = { source: string; columns: Columns | null };

/** Visitors finish a list within days, and no other table refers to it. */
const LIFETIME_MS = 7 * 24 * 3_600_000;
const KEY_BYTES = 16;

/** Stores a list and removes expired ones. Returns its secret key. */
export async function storeList(db: Kysely<Schema>, siteId: number, source: string): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const now = Date.now();
  await db.deleteFrom('quick_order').where('ends_at', '<', new Date(now)).execute();
  await db
    .insertInto('quick_order')
    .values({ key_hash: hashKey(key), site_id: siteId, source, ends_at: new Date(now + LIFETIME_MS) })
    .execute();
  return key;
}

/** @throws Failure 404 for a list that never existed or has expired */
export async function readStoredList(db: Kysely<Schema>, siteId: number, key: string): Promise<StoredList> {
  const row = await findList(db, siteId, key);
  if (!row) throw notFound();
  return row;
}

/** Reads a list that may be missing. */
export async function findList(
  db: Kysely<Schema>,
  siteId: number,
  key: string,
): Promise<StoredList | undefined> {
  const row = await db
    .selectFrom('quick_order')
    .select(['source', 'columns'])
    .where('key_hash', '=', hashKey(key))
    .where('site_id', '=', siteId)
    .where('ends_at', '>', new Date())
    .executeTakeFirst();
  return row && { source: row.source, columns: row.columns as Columns | null };
}

/** Stores the columns that the visitor confirmed. */
export async function storeColumns(
  db: Kysely<Schema>,
  siteId: number,
  key: string,
  columns: Columns,
): Promise<void> {
  await db
    .updateTable('quick_order')
    .set({ columns: JSON.stringify(columns) })
    .where('key_hash', '=', hashKey(key))
    .where('site_id', '=', siteId)
    .execute();
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
