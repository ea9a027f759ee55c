import { createHash } from 'node:crypto';
import type { Store } from 'express-rate-limit';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** Store of express-rate-limit in the database. A window starts with the first request. */
export function createLimitStore(db: Kysely<Schema>, windowMs: number): Store {
  const add = async (key: string, change: number) => {
    const { rows } = await sql<{ attempts: number; ends_at: Date }>`
      insert into attempt as old (hash, attempts, free_at, ends_at)
      values (${hashOf(key)}, ${Math.max(change, 0)}, now(), now() + make_interval(secs => ${windowMs / 1000}))
      on conflict (hash) do update set
        attempts = case when old.ends_at <= now() then excluded.attempts
          else greatest(old.attempts + ${change}, 0) end,
        ends_at = case when old.ends_at <= now() then excluded.ends_at else old.ends_at end
      returning attempts, ends_at`.execute(db);
    const [row] = rows;
    return { totalHits: row?.attempts ?? 0, resetTime: row?.ends_at };
  };
  return {
    localKeys: false,
    increment: (key) => add(key, 1),
    // The response is already sent. While the database is unavailable the request stays counted until its window
    // ends.
    decrement: async (key) => {
      await add(key, -1).catch(() => undefined);
    },
    resetKey: async (key) => {
      await db.deleteFrom('attempt').where('hash', '=', hashOf(key)).execute();
    },
  };
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
