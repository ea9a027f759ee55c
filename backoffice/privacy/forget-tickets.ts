import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the tickets of an email address, and their emails to the team that are not sent yet. Returns the
 * names of their files, to be removed after the commit.
 */
export async function forgetTicketsOf(
  db: Kysely<Schema>,
  { siteId, email }: { siteId: number; email: string },
): Promise<string[]> {
  const own = db
    .selectFrom('ticket')
    .select('id')
    .where('site_id', '=', siteId)
    .where(sql<string>`lower(fields ->> 'email')`, '=', email.toLowerCase());
  const files = await db
    .deleteFrom('ticket_file')
    .where('ticket_id', 'in', own)
    .returning('stored_as')
    .execute();
  const tickets = await db.deleteFrom('ticket').where('id', 'in', own).returning('reference').execute();
  for (const { reference } of tickets)
    await db.deleteFrom('mail').where('subject', 'like', `[${reference}]%`).execute();
  return files.map(({ stored_as: name }) => name);
}

export async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Removes files without a ticket. Files younger than `minAgeMs` stay: their ticket may not be saved yet.
 * Returns the number of removed files.
 */
export async function sweepAttachments(
  db: Kysely<Schema>,
  folder: string,
  { now, minAgeMs = DAY_MS }: { now: number; minAgeMs?: number },
): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return 0;
  const rows = await db.selectFrom('ticket_file').select('stored_as').execute();
  const known = new Set(rows.map(({ stored_as: name }) => name));
  let removed = 0;
  for (const name of names.filter((candidate) => !known.has(candidate))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now - mtimeMs < minAgeMs) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
