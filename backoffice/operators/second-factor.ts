import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { toString } from 'qrcode';
import { hashToken } from '#backoffice/accounts/account-links.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure } from '#backoffice/http/failure.ts';
import { toTypedCode } from '#shared/domain/typed-text.ts';

const SECRET_BYTES = 20;
const PERIOD = 30;
const DIGITS = 6;
/** Steps by which the clock of a phone may differ. */
const SKEW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;
const RECOVERY_GROUP = /.{4}(?=.)/g;

function totpOf(secret: Secret | string, issuer = '', label = '') {
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: DIGITS, period: PERIOD });
}

/**
 * Creates a secret that a code must confirm; it replaces one that was never confirmed.
 * @throws Failure 409 with a confirmed one
 */
export async function beginSecondFactor(
  trx: Kysely<Schema>,
  { operatorId, issuer, label }: { operatorId: number; issuer: string; label: string },
): Promise<{ secret: string; uri: string; qr: string }> {
  const secret = new Secret({ size: SECRET_BYTES });
  const stored = await trx
    .insertInto('operator_totp')
    .values({ operator_id: operatorId, secret: secret.base32, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('operator_id')
        .doUpdateSet({ secret: secret.base32, last_step: 0 })
        .where('operator_totp.confirmed_at', 'is', null),
    )
    .returning('operator_id')
    .executeTakeFirst();
  if (!stored) throw alreadyEnrolled();
  const uri = totpOf(secret, issuer, label).toString();
  return { secret: secret.base32, uri, qr: await toString(uri, { type: 'svg', errorCorrectionLevel: 'M' }) };
}

/**
 * Confirms the new secret with a code and returns the recovery codes, of which hashes are stored; `undefined` for a
 * wrong code.
 * @throws Failure 409 with a confirmed one
 */
export async function confirmSecondFactor(
  trx: Kysely<Schema>,
  operatorId: number,
  code: string,
): Promise<string[] | undefined> {
  if (await isEnrolled(trx, operatorId)) throw alreadyEnrolled();
  if (!(await takeTimeCode(trx, operatorId, code))) return undefined;
  await trx
    .updateTable('operator_totp')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('operator_id', '=', operatorId)
    .execute();
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer }).base32.replace(
      RECOVERY_GROUP,
      '$&-',
    ),
  );
  await trx
    .insertInto('operator_recovery_code')
    .values(codes.map((recovery) => ({ operator_id: operatorId, hash: hashRecoveryCode(recovery) })))
    .execute();
  return codes;
}

export async function removeSecondFactor(trx: Kysely<Schema>, operatorId: number): Promise<void> {
  await trx.deleteFrom('operator_totp').where('operator_id', '=', operatorId).execute();
  await trx.deleteFrom('operator_recovery_code').where('operator_id', '=', operatorId).execute();
}

export async function isEnrolled(db: Kysely<Schema>, operatorId: number): Promise<boolean> {
  const found = await db
    .selectFrom('operator_totp')
    .select('operator_id')
    .where('operator_id', '=', operatorId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Redeems a code of the second factor or a recovery code: true once for each, concurrent requests included. */
export async function takeCode(trx: Kysely<Schema>, operatorId: number, code: string): Promise<boolean> {
  if (await takeTimeCode(trx, operatorId, code)) return true;
  const taken = await trx
    .deleteFrom('operator_recovery_code')
    .where('operator_id', '=', operatorId)
    .where('hash', '=', hashRecoveryCode(code))
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The row is locked: of two requests with one code, the second finds its step used. */
async function takeTimeCode(trx: Kysely<Schema>, operatorId: number, code: string): Promise<boolean> {
  const stored = await trx
    .selectFrom('operator_totp')
    .select(['secret', 'last_step'])
    .where('operator_id', '=', operatorId)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) return false;
  const totp = totpOf(stored.secret);
  const timestamp = Date.now();
  // Compares in constant time.
  const delta = totp.validate({ token: toTypedCode(code), timestamp, window: SKEW });
  if (delta === null) return false;
  const step = totp.counter({ timestamp }) + delta;
  if (step <= stored.last_step) return false;
  await trx
    .updateTable('operator_totp')
    .set({ last_step: step })
    .where('operator_id', '=', operatorId)
    .execute();
  return true;
}

function hashRecoveryCode(code: string): string {
  return hashToken(toTypedCode(code).toUpperCase());
}

function alreadyEnrolled(): Failure {
  return new Failure(409, { code: 'already_enrolled', message: 'The operator has a second factor.' });
}
