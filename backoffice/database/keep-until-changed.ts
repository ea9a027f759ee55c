import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Gives what is read of the catalogue as it is now: read again, for each key, only once the catalogue or its documents
 * have changed. What could not be read is not kept.
 */
export function keepUntilChanged<Value>(
  db: Kysely<Schema>,
): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, { version: number; value: Promise<Value> }>();
  return async (key, read) => {
    const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
    const known = kept.get(key);
    if (known?.version === version) return known.value;
    const value = read();
    kept.set(key, { version, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}
