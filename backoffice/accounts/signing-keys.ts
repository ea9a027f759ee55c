import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

export type SigningKey = { id: string; secret: Uint8Array };

/**
 * Keys that sign access tokens, stored in the database so that all nodes accept each other's
 * tokens.
 */
export type SigningKeys = {
  /** The key to sign with; created when there is none of the last 30 days. */
  newest(): Promise<SigningKey>;
  find(id: string): Promise<SigningKey | undefined>;
};

type Row = { id: string; secret: string; isFresh: boolean };

/**
 * A key signs for 30 days and verifies until its last token has expired, including the memory
 * of other nodes.
 */
const SIGNS = '30 days';
const KNOWN = '30 days 20 minutes';
const CACHE_MS = 60_000;
/** An unknown key reloads the keys, at most once a second: made-up key ids cost little. */
const UNKNOWN_KEY_CACHE_MS = 1000;
const BYTES = 32;

export function createSigningKeys(db: Kysely<Schema>): SigningKeys {
  let rows: Promise<Row[]> | undefined;
  let readAt = 0;

  const read = (maxAgeMs: number): Promise<Row[]> => {
    const now = performance.now();
    if (rows && now - readAt < maxAgeMs) return rows;
    const reading = readKeys(db);
    reading.catch(() => {
      rows = undefined;
    });
    rows = reading;
    readAt = now;
    return reading;
  };
  return {
    async newest() {
      const fresh = (await read(CACHE_MS)).find(({ isFresh }) => isFresh);
      if (fresh) return toKey(fresh);
      await createKey(db);
      const [created] = await read(0);
      if (!created) throw new Error('The created signing key was not found.');
      return toKey(created);
    },
    async find(id) {
      const isIt = (row: Row) => row.id === id;
      const row = (await read(CACHE_MS)).find(isIt) ?? (await read(UNKNOWN_KEY_CACHE_MS)).find(isIt);
      return row && toKey(row);
    },
  };
}

function toKey({ id, secret }: Row): SigningKey {
  return { id, secret: Buffer.from(secret, 'base64url') };
}

function readKeys(db: Kysely<Schema>): Promise<Row[]> {
  return db
    .selectFrom('signing_key')
    .select(['id', 'secret', sql<boolean>`created_at > now() - ${SIGNS}::interval`.as('isFresh')])
    .where('created_at', '>', sql<Date>`now() - ${KNOWN}::interval`)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Two nodes may create a key each at once: both verify, the newer one signs. */
async function createKey(db: Kysely<Schema>): Promise<void> {
  const secret = randomBytes(BYTES).toString('base64url');
  await sql`
    insert into signing_key (id, secret)
    select ${randomUUID()}, ${secret}
    where not exists (select 1 from signing_key where created_at > now() - ${SIGNS}::interval)`.execute(db);
  await db
    .deleteFrom('signing_key')
    .where('created_at', '<=', sql<Date>`now() - ${KNOWN}::interval`)
    .execute();
}
