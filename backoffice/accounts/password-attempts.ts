import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { countAttempt, forgetAttempts, type AttemptRule } from './attempts.ts';
import { emailKey } from './find-account.ts';

type Account = { siteId: number; email: string };

const MINUTE = 60;

/**
 * The old password of a logged-in account, asked for before a password change or an account
 * deletion.
 */
const OLD_PASSWORD: AttemptRule = {
  kind: 'growing',
  free: 5,
  waitSeconds: 30,
  maxWaitSeconds: 15 * MINUTE,
  forgetSeconds: 60 * MINUTE,
};
/** Emails with a password link, per recipient. */
const EMAILS: AttemptRule = { kind: 'window', limit: 5, seconds: 15 * MINUTE };

/** @throws Failure 429 with the seconds to wait, after too many wrong passwords */
export async function countOldPassword(db: Kysely<Schema>, account: Account): Promise<void> {
  await countAttempt(db, [{ key: keyOf('old password', account), rule: OLD_PASSWORD }]);
}

export async function forgetOldPasswords(db: Kysely<Schema>, account: Account): Promise<void> {
  await forgetAttempts(db, [keyOf('old password', account)]);
}

/** @throws Failure 429 after too many emails to one address */
export async function countEmail(db: Kysely<Schema>, account: Account): Promise<void> {
  await countAttempt(db, [{ key: keyOf('email', account), rule: EMAILS }]);
}

function keyOf(kind: string, { siteId, email }: Account): string {
  return `${kind} ${siteId} ${emailKey(email)}`;
}
