import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { hashToken } from './account-links.ts';
import { findAccount, emailKey, type KnownAccount } from './find-account.ts';
import { addRefreshToken, endSession } from './sessions.ts';

export type Renewed = { account: KnownAccount; sessionId: string; refreshToken: string };

type Asked = { siteId: number; email: string; refreshToken: string; rotates: boolean };

/** A replaced token that is used later than this is refused without ending the session. */
const REPLAYS_KNOWN_FOR = '30 days';

/**
 * Checks a refresh token; with `rotates` it is replaced, exactly once for concurrent calls. A
 * token that was replaced before the call arrived is a copy, and ends the session; a call that
 * arrived during the replacement is only refused. `undefined`: refused.
 */
export async function renewSession(db: Kysely<Schema>, asked: Asked): Promise<Renewed | undefined> {
  const arrivedAt = Date.now();
  const hash = hashToken(asked.refreshToken);
  const found = await db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id',
      'session.account_id',
      'account.email_key',
      'refresh_token.used_at',
      sql<boolean | null>`refresh_token.used_at < to_timestamp(${arrivedAt}::float8 / 1000)`.as('isReplayed'),
    ])
    .where('refresh_token.hash', '=', hash)
    .where('refresh_token.expires_at', '>', sql<Date>`now()`)
    .where('session.ended_at', 'is', null)
    .where('account.site_id', '=', asked.siteId)
    .where('account.state', '=', 'approved')
    .executeTakeFirst();
  if (!found) return undefined;
  if (found.used_at !== null) {
    if (found.isReplayed) await endSession(db, found.id);
    return undefined;
  }
  if (found.email_key !== emailKey(asked.email)) return undefined;
  const account = await findAccount(db, found.account_id);
  const refreshToken = asked.rotates ? await rotate(db, found.id, hash) : asked.refreshToken;
  return account && refreshToken !== undefined ? { account, sessionId: found.id, refreshToken } : undefined;
}

async function rotate(db: Kysely<Schema>, sessionId: string, hash: string): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const given = await trx
      .updateTable('refresh_token')
      .set({ used_at: sql<Date>`clock_timestamp()` })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('session_id')
      .executeTakeFirst();
    if (!given) return undefined;
    await trx
      .deleteFrom('refresh_token')
      .where('session_id', '=', sessionId)
      .where('used_at', '<', sql<Date>`now() - ${REPLAYS_KNOWN_FOR}::interval`)
      .execute();
    return addRefreshToken(trx, sessionId);
  });
}
