import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** What a mailed link is for, and the hours it is good for. */
const HOURS = { validate: 48, password: 1 } as const;
export type LinkPurpose = keyof typeof HOURS;

export type LinkState = { accountId: number; isExpired: boolean; isUsed: boolean };

/** Makes what a mailed link carries; its hash alone is kept. Links made before for the same purpose end. */
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

/** What is known of a link; `undefined` when there never was one, or a newer one took its place. */
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

/** Takes a link, once however many ask at the same time: its account, or `undefined` when it cannot be taken. */
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

/** Tokens are random: a plain hash keeps them from whoever reads the table. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
