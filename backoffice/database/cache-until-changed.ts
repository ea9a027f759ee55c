import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Caches values derived from the catalogue, by key, until the catalogue or its documents change. Failures are not
 * cached.
 */
export function cacheUntilChanged<Value>(
  db: Kysely<Schema>,
): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const cache = new Map<string, { version: number; value: Promise<Value> }>();
  return async (key, read) => {
    const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
    const known = cache.get(key);
    if (known?.version === version) return known.value;
    const value = read();
    cache.set(key, { version, value });
    value.catch(() => cache.delete(key));
    return value;
  };
}
