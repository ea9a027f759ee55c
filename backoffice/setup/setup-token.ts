import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { isSameText } from '#shared/is-same-text.ts';

const NAME = 'setup_token';
const TOKEN_BYTES = 32;

export const SETUP_HOURS = 24;

/** Creates the token of the set-up link, valid once and for a day, and ends former ones. Only its hash is stored. */
export async function issueSetupToken(db: Kysely<Schema>, now = Date.now()): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const value = `${hashOf(token)} ${now + SETUP_HOURS * 3_600_000}`;
  await db
    .insertInto('secret')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return token;
}

/** Uses the token up. Returns false for a wrong, used or expired one; of two requests at once, one gets true. */
export async function takeSetupToken(db: Kysely<Schema>, token: string, now = Date.now()): Promise<boolean> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', NAME).executeTakeFirst();
  const [hash = '', end = '0'] = (row?.value ?? '').split(' ');
  if (!isSameText(hash, hashOf(token)) || now >= Number(end)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('secret')
    .where('name', '=', NAME)
    .where('value', '=', row?.value ?? '')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends the token of a shop that has content. */
export async function removeSetupToken(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('secret').where('name', '=', NAME).execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
