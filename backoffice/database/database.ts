import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Subscribes to a channel. Returns the function that ends the subscription. */
export type Listen = (
  channel: string,
  on: {
    onMessage: (text: string) => void;
    /** The connection was lost for a while, so messages may be missing. */
    onGap: () => void;
  },
) => Promise<() => Promise<void>>;

/** An open database, embedded or on a server. Both accept the same SQL. */
export type Database = {
  kind: 'pglite' | 'postgres';
  db: Kysely<Schema>;
  listen: Listen;
  /** Embedded only: a copy of the database, to start another one from. */
  dump?: () => Promise<Blob>;
  close(): Promise<void>;
};
