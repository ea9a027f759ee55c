import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm } from '#backoffice/http/failure.ts';
import { requireAccount, tokenError, type LoggedAccount } from '#backoffice/http/principal.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import { brokenPasswordRules, toComparedPassword } from '#shared/domain/password.ts';
import { readLink, takeLink } from './account-links.ts';
import { findAccount, type KnownAccount } from './find-account.ts';
import { passwordChangedEmail } from './password-emails.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';
import { forgetDevices } from './known-devices.ts';
import { forgetLogins } from './login-throttle.ts';
import { countOldPassword, forgetOldPasswords } from './password-attempts.ts';

type Dependencies = { db: Kysely<Schema>; outbox: Outbox; publicUrl: string };

type NewPassword = { password: string; password_confirmation: string };

export type PasswordForm = NewPassword & {
  token?: string | undefined;
  old_password?: string | undefined;
};

/**
 * Changes a password by a mailed link, or by the old password of the logged-in account.
 * @throws Failure 422 with a code per field.
 */
export async function changePassword(
  deps: Dependencies,
  form: PasswordForm,
  asking: { account: LoggedAccount | undefined; address: string },
): Promise<void> {
  if (form.token === undefined) await changeByOldPassword(deps, form, requireAccount(asking.account));
  else await changeByLink(deps, form, { token: form.token, address: asking.address });
  void deps.outbox.deliver();
}

/**
 * The old password may be known to others, so every session ends. The throttle is cleared: the
 * owner can log in at once.
 */
async function changeByLink(
  deps: Dependencies,
  form: PasswordForm,
  { token, address }: { token: string; address: string },
): Promise<void> {
  const link = await readLink(deps.db, token, 'password');
  const isGood = link !== undefined && !link.isExpired && !link.isUsed;
  refuse({ ...(!isGood && { token: 'expired' }), ...passwordErrors(form) });
  const hash = await hashPassword(form.password);
  await deps.db.transaction().execute(async (trx) => {
    // Exactly one of several concurrent calls redeems the link.
    const accountId = await takeLink(trx, token, 'password');
    const account = accountId === undefined ? undefined : await findAccount(trx, accountId);
    if (!account) throw invalidForm({ token: 'expired' });
    const siteId = await write({ ...deps, db: trx }, account, hash);
    await endSessions(trx, account.id);
    await forgetDevices(trx, account.id);
    await forgetLogins(trx, { siteId, email: account.email, address });
  });
}

/** Ends all other sessions and all links mailed before. */
async function changeByOldPassword(
  deps: Dependencies,
  form: PasswordForm,
  { accountId, sessionId, siteId }: LoggedAccount,
): Promise<void> {
  const { db } = deps;
  const account = await findAccount(db, accountId);
  if (!account) throw tokenError('blacklisted_token');
  const errors = passwordErrors(form);
  if (!form.old_password) refuse({ old_password: 'required', ...errors });
  const tried = { siteId, email: account.email };
  await countOldPassword(db, tried);
  const isRight = await isPassword(account.passwordHash, form.old_password ?? '');
  if (isRight) await forgetOldPasswords(db, tried);
  refuse({ ...(!isRight && { old_password: 'invalid' }), ...errors });
  const hash = await hashPassword(form.password);
  await db.transaction().execute(async (trx) => {
    await write({ ...deps, db: trx }, account, hash);
    await trx
      .deleteFrom('account_link')
      .where('account_id', '=', accountId)
      .where('purpose', '=', 'password')
      .execute();
    await endSessions(trx, accountId, sessionId);
  });
}

/** Stores the new password and mails the notice. Returns the account's site. */
async function write(
  { db, outbox, publicUrl }: Dependencies,
  account: KnownAccount,
  hash: string,
): Promise<number> {
  const row = await db
    .updateTable('account')
    .set({ password_hash: hash })
    .where('id', '=', account.id)
    .returning('site_id')
    .executeTakeFirstOrThrow();
  await forgetOldPasswords(db, { siteId: row.site_id, email: account.email });
  await outbox.put(db, passwordChangedEmail(account, publicUrl));
  return row.site_id;
}

/** Codes for an invalid new password and its repetition. */
export function passwordErrors({
  password,
  password_confirmation: again,
}: NewPassword): Record<string, string> {
  const errors: Record<string, string> = {};
  if (password === '') errors['password'] = 'required';
  else if (brokenPasswordRules(password).length > 0) errors['password'] = 'password_not_valid';
  if (again === '') errors['password_confirmation'] = 'required';
  else if (toComparedPassword(again) !== toComparedPassword(password))
    errors['password_confirmation'] = 'password_not_identical';
  return errors;
}

/** @throws Failure 422 if there are errors */
export function refuse(errors: Record<string, string>): void {
  if (Object.keys(errors).length > 0) throw invalidForm(errors);
}
