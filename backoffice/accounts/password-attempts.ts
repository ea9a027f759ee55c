import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { countAttempt, forgetAttempts, type AttemptRule } from './attempts.ts';
import { emailKey } from './find-account.ts';

type Account = { siteId: number; email: string };

const MINUTE = 60;

/** The old password of an account that is logged in: asked for before it is changed, or the account deleted. */
const OLD_PASSWORD: AttemptRule = {
  kind: 'growing',
  free: 5,
  waitSeconds: 30,
  maxWaitSeconds: 15 * MINUTE,
  forgetSeconds: 60 * MINUTE,
};
/** Letters with a link to a new password, per e-mail. */
const LETTERS: AttemptRule = { kind: 'window', limit: 5, seconds: 15 * MINUTE };

/** @throws Failure 429 with the seconds to wait, after too many wrong ones */
export async function countOldPassword(db: Kysely<Schema>, account: Account): Promise<void> {
  await countAttempt(db, [{ key: keyOf('old password', account), rule: OLD_PASSWORD }]);
}

/** The password was right, or is another one now. */
export async function forgetOldPasswords(db: Kysely<Schema>, account: Account): Promise<void> {
  await forgetAttempts(db, [keyOf('old password', account)]);
}

/** @throws Failure 429 once an e-mail has been written to often enough */
export async function countLetter(db: Kysely<Schema>, account: Account): Promise<void> {
  await countAttempt(db, [{ key: keyOf('letter', account), rule: LETTERS }]);
}

function keyOf(kind: string, { siteId, email }: Account): string {
  return `${kind} ${siteId} ${emailKey(email)}`;
}
