import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { tooManyRequests } from '#backoffice/http/failure.ts';

/** The first attempts are free; each later one doubles the wait. */
type GrowingRule = {
  kind: 'growing';
  free: number;
  waitSeconds: number;
  maxWaitSeconds: number;
  /** Time after the last attempt at which the counter is removed. */
  forgetSeconds: number;
};

/** At most `limit` attempts in a window that begins with the first. */
type WindowRule = { kind: 'window'; limit: number; seconds: number };

export type AttemptRule = GrowingRule | WindowRule;

/** Key of a counter. Only its hash is stored: people type passwords into the email field. */
export type AttemptCounter = { key: string; rule: AttemptRule };

export function hashAttemptKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/**
 * Counts one attempt on every counter, or on none when one of them is exhausted. Counts under a
 * row lock before the secret is checked, so that concurrent attempts on any node all count.
 * @throws Failure 429 with the seconds to wait
 */
export async function countAttempt(db: Kysely<Schema>, counters: readonly AttemptCounter[]): Promise<void> {
  await forgetEnded(db);
  await db.transaction().execute(async (trx) => {
    for (const counter of counters) {
      const waitSeconds = await countOne(trx, counter);
      if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
    }
  });
}

export async function refundAttempt(db: Kysely<Schema>, key: string): Promise<void> {
  await db
    .updateTable('attempt')
    .set({
      attempts: sql<number>`greatest(attempts - 1, 0)`,
      free_at: sql<Date>`clock_timestamp()`,
    })
    .where('hash', '=', hashAttemptKey(key))
    .execute();
}

export async function forgetAttempts(db: Kysely<Schema>, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('attempt').where('hash', 'in', keys.map(hashAttemptKey)).execute();
}

/** Returns the seconds to wait; 0 when the attempt is counted. */
async function countOne(trx: Transaction<Schema>, { key, rule }: AttemptCounter): Promise<number> {
  const hash = hashAttemptKey(key);
  // One statement creates or locks the row: a successful login could delete it between two.
  const { attempts, wait, rest } = await trx
    .insertInto('attempt')
    .values({ hash, attempts: 0, free_at: sql<Date>`now()`, ends_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ hash }))
    .returning([
      'attempts',
      sql<number>`ceil(extract(epoch from free_at - clock_timestamp()))::int`.as('wait'),
      sql<number>`extract(epoch from ends_at - clock_timestamp())::float8`.as('rest'),
    ])
    .executeTakeFirstOrThrow();
  if (rest > 0 && wait > 0) return wait;
  const next = afterAttempt(rule, rest > 0 ? { attempts, rest } : { attempts: 0, rest: 0 });
  await trx
    .updateTable('attempt')
    .set({ attempts: next.attempts, free_at: inSeconds(next.free), ends_at: inSeconds(next.ends) })
    .where('hash', '=', hash)
    .execute();
  return 0;
}

/** The counter after one more attempt; times in seconds from now. */
function afterAttempt(
  rule: AttemptRule,
  before: { attempts: number; rest: number },
): { attempts: number; free: number; ends: number } {
  const attempts = before.attempts + 1;
  if (rule.kind === 'window') {
    const ends = before.rest > 0 ? before.rest : rule.seconds;
    return { attempts, free: attempts >= rule.limit ? ends : 0, ends };
  }
  const wait = rule.waitSeconds * 2 ** (attempts - rule.free);
  const free = attempts < rule.free ? 0 : Math.min(wait, rule.maxWaitSeconds);
  return { attempts, free, ends: free + rule.forgetSeconds };
}

function inSeconds(seconds: number) {
  return sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;
}

/** SKIP LOCKED: rows that another transaction counts in are left to the next call. */
async function forgetEnded(db: Kysely<Schema>): Promise<void> {
  await sql`
    delete from attempt where hash in (
      select hash from attempt where ends_at <= now() for update skip locked limit 1000)`.execute(db);
}
