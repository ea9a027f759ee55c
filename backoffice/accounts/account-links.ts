import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** Purposes of a mailed link, with the hours that it is valid. */
const HOURS = { validate: 48, password: 1 } as const;
export type LinkPurpose = keyof typeof HOURS;

export type LinkState = { accountId: number; isExpired: boolean; isUsed: boolean };

/**
 * Creates the token of a mailed link and stores its hash only. Earlier links for the same
 * purpose end.
 */
export async function makeLink(db: Kysely<Schema>, accountId: number, purpose: LinkPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .deleteFrom('account_link')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
  await db
    .insertInto('account_link')
    .values({
      hash: hashToken(token),
      account_id: accountId,
      purpose,
      expires_at: sql<Date>`now() + ${`${HOURS[purpose]} hours`}::interval`,
      used_at: null,
    })
    .execute();
  return token;
}

/** The state of a link; `undefined` when it never existed or a newer one replaced it. */
export async function readLink(
  db: Kysely<Schema>,
  token: string,
  purpose: LinkPurpose,
): Promise<LinkState | undefined> {
  const link = await db
    .selectFrom('account_link')
    .select(['account_id', 'used_at', sql<boolean>`expires_at <= now()`.as('isExpired')])
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return link && { accountId: link.account_id, isExpired: link.isExpired, isUsed: link.used_at !== null };
}

/** Redeems a link exactly once, concurrent calls included. `undefined`: it cannot be redeemed. */
export async function takeLink(
  db: Kysely<Schema>,
  token: string,
  purpose: LinkPurpose,
): Promise<number | undefined> {
  const taken = await db
    .updateTable('account_link')
    .set({ used_at: sql<Date>`now()` })
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('account_id')
    .executeTakeFirst();
  return taken?.account_id;
}

/** Tokens are random, so a plain hash protects them from readers of the table. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
