import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { addressKey } from '#backoffice/http/client-address.ts';
import { countAttempt, forgetAttempts, refundAttempt, type AttemptRule } from './attempts.ts';
import { emailKey } from './find-account.ts';

export type LoginAttempt = {
  siteId: number;
  email: string;
  address: string;
  /** Set for a browser that has logged in to this account before. */
  knownDevice: string | undefined;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const PAIR: AttemptRule = {
  kind: 'growing',
  free: 5,
  waitSeconds: 30,
  maxWaitSeconds: 15 * MINUTE,
  forgetSeconds: HOUR,
};
/** Wrong passwords of one address for any accounts: an office shares one. */
const ADDRESS: AttemptRule = { kind: 'window', limit: 30, seconds: 15 * MINUTE };
/** Wrong passwords for one account from many addresses: limited to one a minute. */
const ACCOUNT: AttemptRule = {
  kind: 'growing',
  free: 50,
  waitSeconds: MINUTE,
  maxWaitSeconds: MINUTE,
  forgetSeconds: HOUR,
};
/**
 * Wrong passwords on a known browser. The wait stays short, so that the owner is never locked
 * out; a stolen cookie guesses no faster than many addresses do.
 */
const DEVICE: AttemptRule = { ...PAIR, free: 10, maxWaitSeconds: MINUTE };

/**
 * Counts a login attempt (decision 53). A known browser has its own counter, so that attempts
 * from elsewhere never lock out the owner.
 * @throws Failure 429 with the seconds to wait
 */
export async function countLogin(db: Kysely<Schema>, attempt: LoginAttempt): Promise<void> {
  const keys = keysOf(attempt);
  await countAttempt(
    db,
    attempt.knownDevice === undefined
      ? [
          { key: keys.address, rule: ADDRESS },
          { key: keys.pair, rule: PAIR },
          { key: keys.account, rule: ACCOUNT },
        ]
      : [{ key: keys.device, rule: DEVICE }],
  );
}

/**
 * After a right password: refunds the attempt and resets the counter of this address for this
 * account.
 */
export async function forgetLogin(db: Kysely<Schema>, attempt: LoginAttempt): Promise<void> {
  const keys = keysOf(attempt);
  if (attempt.knownDevice !== undefined) return forgetAttempts(db, [keys.device]);
  await forgetAttempts(db, [keys.pair]);
  await refundAttempt(db, keys.address);
  await refundAttempt(db, keys.account);
}

/** After a password reset, the owner can log in at once from the same address. */
export async function forgetLogins(
  db: Kysely<Schema>,
  owner: Omit<LoginAttempt, 'knownDevice'>,
): Promise<void> {
  const keys = keysOf({ ...owner, knownDevice: undefined });
  await forgetAttempts(db, [keys.pair, keys.account, keys.address]);
}

function keysOf({ siteId, email, address, knownDevice }: LoginAttempt) {
  const account = `${siteId} ${emailKey(email)}`;
  const from = addressKey(address);
  return {
    address: `login from ${siteId} ${from}`,
    pair: `login of ${account} from ${from}`,
    account: `login of ${account}`,
    device: `login of ${account} on ${knownDevice ?? ''}`,
  };
}
