import type { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';

/** Hears what is notified on a channel. Gives what ends it. */
export type Listen = (
  channel: string,
  on: {
    onMessage: (text: string) => void;
    /** Nobody listened for a while: anything may have been said. */
    onGap: () => void;
  },
) => Promise<() => Promise<void>>;

/** An open database, embedded or on a server: the same SQL on both. */
export type Database = {
  kind: 'pglite' | 'postgres';
  db: Kysely<Schema>;
  listen: Listen;
  /** Embedded only: a copy of everything, to start another one from. */
  dump?: () => Promise<Blob>;
  close(): Promise<void>;
};

/** Opens the database the configuration names and brings its schema up to date. */
export async function openDatabase(options: {
  url?: string;
  folder?: string;
  dump?: Blob;
}): Promise<Database> {
  const database = options.url ? openPostgres(options.url) : await openPglite(options);
  await migrate(database.db);
  return database;
}
