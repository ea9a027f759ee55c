import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure } from '#backoffice/http/failure.ts';
import { emailKey } from './find-account.ts';

/** What is counted, each by itself: whoever is kept from logging in may still change a password. */
export type TryKind = 'login' | 'old_password' | 'letter';
type Tried = { siteId: number; email: string };

const MOST = 5;
const WINDOW = '15 minutes';

/**
 * Counts a try under an e-mail, known or not, and gives the seconds to wait once there were too many. It is counted
 * before the password is looked at, in one statement: a thousand tries at once are a thousand tries. The database
 * counts for all nodes and across restarts; of the e-mail it keeps a hash, since people type passwords there.
 */
export async function countTry(
  db: Kysely<Schema>,
  kind: TryKind,
  tried: Tried,
): Promise<{ waitSeconds: number } | undefined> {
  await db
    .deleteFrom('account_try')
    .where('ends_at', '<=', sql<Date>`now()`)
    .execute();
  const { tries, wait } = await db
    .insertInto('account_try')
    .values({ hash: hashOf(kind, tried), tries: 1, ends_at: sql<Date>`now() + ${WINDOW}::interval` })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ tries: sql<number>`account_try.tries + 1` }),
    )
    .returning(['tries', sql<number>`ceil(extract(epoch from ends_at - now()))::int`.as('wait')])
    .executeTakeFirstOrThrow();
  return tries > MOST ? { waitSeconds: Math.max(1, wait) } : undefined;
}

/** @throws Failure 429 once too many passwords were tried. */
export async function countPasswordTry(
  db: Kysely<Schema>,
  kind: 'login' | 'old_password',
  tried: Tried,
): Promise<void> {
  const stopped = await countTry(db, kind, tried);
  if (!stopped) return;
  throw new Failure(
    429,
    { code: 'too_many_requests', message: 'Too many wrong passwords for this e-mail.' },
    { 'retry-after': String(stopped.waitSeconds) },
  );
}

/** A right password, or a new one, begins anew. */
export async function forgetPasswordTries(db: Kysely<Schema>, tried: Tried): Promise<void> {
  const hashes = [hashOf('login', tried), hashOf('old_password', tried)];
  await db.deleteFrom('account_try').where('hash', 'in', hashes).execute();
}

function hashOf(kind: TryKind, { siteId, email }: Tried): string {
  return createHash('sha256')
    .update(`${kind} ${siteId} ${emailKey(email)}`)
    .digest('hex');
}
