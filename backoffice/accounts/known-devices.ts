import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { hashToken } from './account-links.ts';
import { emailKey } from './find-account.ts';

const KNOWN_DAYS = 365;
/** Per account: the least recently used devices are removed first. */
const MAX_DEVICES = 20;
const TOKEN_BYTES = 32;

/**
 * Hash of a browser's token when the email's account has logged in there before; else
 * `undefined`.
 */
export async function findKnownDevice(
  db: Kysely<Schema>,
  { siteId, email }: { siteId: number; email: string },
  token: string | undefined,
): Promise<string | undefined> {
  const known = await db
    .selectFrom('known_device')
    .innerJoin('account', 'account.id', 'known_device.account_id')
    .select('known_device.hash')
    .where('account.site_id', '=', siteId)
    .where('account.email_key', '=', emailKey(email))
    .where('known_device.hash', '=', hashToken(token ?? ''))
    .where('known_device.seen_at', '>', sql<Date>`now() - make_interval(days => ${KNOWN_DAYS})`)
    .executeTakeFirst();
  return known?.hash;
}

/**
 * Records a login in a browser and returns the browser's token: the given one if it was issued
 * here (several accounts may use a browser), else a new one. Stores its hash only.
 */
export async function rememberDevice(
  db: Kysely<Schema>,
  accountId: number,
  token: string | undefined,
): Promise<string> {
  const isOurs = token !== undefined && (await isIssued(db, token));
  const deviceToken = isOurs ? token : randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('known_device')
    .values({ hash: hashToken(deviceToken), account_id: accountId, seen_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'hash']).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .execute();
  await sql`
    delete from known_device where account_id = ${accountId} and hash not in (
      select hash from known_device where account_id = ${accountId}
      order by seen_at desc limit ${MAX_DEVICES})`.execute(db);
  return deviceToken;
}

/** The password may be known to others, so every browser of the account becomes unknown. */
export async function forgetDevices(db: Kysely<Schema>, accountId: number): Promise<void> {
  await db.deleteFrom('known_device').where('account_id', '=', accountId).execute();
}

async function isIssued(db: Kysely<Schema>, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('known_device')
    .select('hash')
    .where('hash', '=', hashToken(token))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
