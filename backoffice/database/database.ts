import type { Kysely } from 'kysely';
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
