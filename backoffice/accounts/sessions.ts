import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { ReadCustomer } from '#backoffice/http/principal.ts';
import type { AccessTokens } from './access-tokens.ts';
import { hashToken } from './account-links.ts';

const REFRESH_DAYS = 365;
const TOKEN_BYTES = 32;

/** Opens a session with its first refresh token, and removes the account's ended sessions. */
export async function openSession(
  db: Kysely<Schema>,
  accountId: number,
): Promise<{ sessionId: string; refreshToken: string }> {
  const sessionId = randomUUID();
  return db.transaction().execute(async (trx) => {
    await forgetOldSessions(trx, accountId);
    await trx
      .insertInto('session')
      .values({ id: sessionId, account_id: accountId, ended_at: null })
      .execute();
    return { sessionId, refreshToken: await addRefreshToken(trx, sessionId) };
  });
}

/**
 * Creates a refresh token of a session and stores its hash only. Updates the account's last
 * use.
 */
export async function addRefreshToken(db: Kysely<Schema>, sessionId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('refresh_token')
    .values({
      hash: hashToken(token),
      session_id: sessionId,
      expires_at: sql<Date>`now() + ${`${REFRESH_DAYS} days`}::interval`,
      used_at: null,
    })
    .execute();
  await db
    .updateTable('account')
    .set({ seen_at: sql<Date>`now()` })
    .where('id', '=', db.selectFrom('session').select('account_id').where('id', '=', sessionId))
    .execute();
  return token;
}

/** Ends a session: its access and refresh tokens are refused from now on. */
export async function endSession(db: Kysely<Schema>, sessionId: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all sessions of an account, or all but one. */
export async function endSessions(db: Kysely<Schema>, accountId: number, except?: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}

/** Resolves a token to its customer: the session must still be open and the account approved. */
export function createReadCustomer(db: Kysely<Schema>, tokens: AccessTokens): ReadCustomer {
  return async (token) => {
    const claims = await tokens.read(token);
    if (!claims) return 'invalid';
    const found = await db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .innerJoin('customer', 'customer.id', 'account.customer_id')
      .leftJoin('company', 'company.id', 'customer.company_id')
      .select(['account.site_id', 'account.customer_id', 'customer.number', 'company.discount'])
      .where('session.id', '=', claims.sessionId)
      .where('session.ended_at', 'is', null)
      .where('account.id', '=', claims.accountId)
      .where('account.state', '=', 'approved')
      .executeTakeFirst();
    if (!found) return 'ended';
    const { site_id: siteId, customer_id: customerId, number: customerNumber } = found;
    const account = { ...claims, customerId, customerNumber, siteId };
    if (found.discount === null) return { principal: 'customer', account };
    return { principal: 'professional', account: { ...account, discount: found.discount } };
  };
}

/** Removes sessions that ended, or whose refresh tokens have all expired. */
async function forgetOldSessions(db: Kysely<Schema>, accountId: number): Promise<void> {
  await sql`
    delete from session
    where account_id = ${accountId}
      and (ended_at < now() - interval '1 day'
        or not exists (select 1 from refresh_token
                       where session_id = session.id and expires_at > now()))`.execute(db);
}
