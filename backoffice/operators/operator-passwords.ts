import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { hashToken } from '#backoffice/accounts/account-links.ts';
import { passwordErrors, refuse } from '#backoffice/accounts/change-password.ts';
import { forgetLogins } from '#backoffice/accounts/login-throttle.ts';
import { countEmail, countOldPassword, forgetOldPasswords } from '#backoffice/accounts/password-attempts.ts';
import { hashPassword, isPassword } from '#backoffice/accounts/passwords.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure, invalidForm } from '#backoffice/http/failure.ts';
import type { OpenSession } from '#backoffice/http/principal.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import type { operatorPasswordForm, operatorResetForm } from '#shared/contract/operator.ts';
import type { Locale } from '#shared/locale.ts';
import { findOperator, findOperatorByEmail, type StoredOperator } from './find-operator.ts';
import { operatorPasswordChangedEmail, operatorPasswordEmail } from './operator-emails.ts';
import { logChange, type Author } from './operator-log.ts';
import { OPERATOR_SITE } from './operator-throttle.ts';
import { endSessions, newToken, rotateSession } from './sessions.ts';

type Deps = { db: Kysely<Schema>; outbox: Outbox; adminUrl: string };
type LocalAuthor = Author & { scope: { lang: Locale } };

/**
 * Changes the password by the present one, ends all other sessions and returns a new token for this one.
 * @throws Failure 422 with a code per field, 429 after too many wrong passwords
 */
export async function changeOwnPassword(
  deps: Deps,
  author: LocalAuthor,
  { person, session }: { person: StoredOperator; session: OpenSession },
  form: z.output<typeof operatorPasswordForm>,
): Promise<string> {
  const errors = passwordErrors(form);
  if (form.old_password === '') refuse({ old_password: 'required', ...errors });
  refuse({
    ...(!(await isOwnPassword(deps.db, person, form.old_password)) && { old_password: 'invalid' }),
    ...errors,
  });
  const hash = await hashPassword(form.password);
  const token = await deps.db.transaction().execute(async (trx) => {
    await write({ ...deps, db: trx }, author, person, { hash, operation: 'PUT /operator/password' });
    await endSessions(trx, person.id, session.id);
    return rotateSession(trx, session.id);
  });
  void deps.outbox.deliver();
  return token;
}

/** Compares the present password of a signed-in operator. @throws Failure 429 after too many wrong ones */
export async function isOwnPassword(
  db: Kysely<Schema>,
  { email, passwordHash }: StoredOperator,
  password: string,
): Promise<boolean> {
  const tried = { siteId: OPERATOR_SITE, email };
  await countOldPassword(db, tried);
  const isRight = await isPassword(passwordHash, password);
  if (isRight) await forgetOldPasswords(db, tried);
  return isRight;
}

/** Mails the link, rate-limited per address, to operators who can sign in. The response has been sent already. */
export async function mailOperatorLink(
  { db, outbox, adminUrl }: Deps,
  { email, lang }: { email: string; lang: Locale },
): Promise<void> {
  if (!(await mayBeMailed(db, email))) return;
  const found = await findOperatorByEmail(db, email);
  if (!found || found.isDisabled) return;
  await db.transaction().execute(async (trx) => {
    const token = newToken();
    const link = { hash: hashToken(token), expires_at: sql<Date>`now() + interval '1 hour'` };
    await trx
      .insertInto('operator_link')
      .values({ ...link, operator_id: found.id })
      .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(link))
      .execute();
    await outbox.put(trx, operatorPasswordEmail({ email: found.email, lang }, adminUrl, token));
  });
  await outbox.deliver();
}

async function mayBeMailed(db: Kysely<Schema>, email: string): Promise<boolean> {
  try {
    await countEmail(db, { siteId: OPERATOR_SITE, email });
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/**
 * Sets the password by a mailed link, which works once, and ends all sessions. The throttle is cleared: the owner of
 * the account can sign in at once.
 * @throws Failure 422 with a code per field
 */
export async function resetPassword(
  deps: Deps,
  author: LocalAuthor,
  form: z.output<typeof operatorResetForm>,
): Promise<void> {
  const { db, outbox } = deps;
  const linkHash = hashToken(form.token);
  const link = await db
    .selectFrom('operator_link')
    .select('operator_id')
    .where('hash', '=', linkHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  refuse({ ...(!link && { token: 'expired' }), ...passwordErrors(form) });
  const hash = await hashPassword(form.password);
  await db.transaction().execute(async (trx) => {
    // Exactly one of several concurrent calls redeems the link.
    const taken = await trx
      .deleteFrom('operator_link')
      .where('hash', '=', linkHash)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('operator_id')
      .executeTakeFirst();
    const person = taken && (await findOperator(trx, taken.operator_id));
    if (!person || person.isDisabled) throw invalidForm({ token: 'expired' });
    const { id, name, role, email } = person;
    const operator = { kind: 'person', id, name, roles: [role] } as const;
    await write({ ...deps, db: trx }, { ...author, operator }, person, {
      hash,
      operation: 'POST /operator/password-reset',
    });
    await endSessions(trx, id);
    await forgetLogins(trx, { siteId: OPERATOR_SITE, email, address: author.caller.address });
  });
  void outbox.deliver();
}

/** Stores the hash, ends mailed links, and mails the notice. */
async function write(
  { db, outbox, adminUrl }: Deps,
  author: LocalAuthor,
  { id, email }: StoredOperator,
  { hash, operation }: { hash: string; operation: string },
): Promise<void> {
  await db.updateTable('operator').set({ password_hash: hash }).where('id', '=', id).execute();
  await db.deleteFrom('operator_link').where('operator_id', '=', id).execute();
  await forgetOldPasswords(db, { siteId: OPERATOR_SITE, email });
  await outbox.put(db, operatorPasswordChangedEmail({ email, lang: author.scope.lang }, adminUrl));
  await logChange(db, author, {
    operation,
    record: `operator ${id}`,
    before: { password: 'before' },
    after: { password: 'after' },
  });
}
