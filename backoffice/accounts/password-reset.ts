import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure, invalidForm } from '#backoffice/http/failure.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import type { Locale } from '#shared/locale.ts';
import { toTypedEmail } from '#shared/domain/typed-text.ts';
import { makeLink } from './account-links.ts';
import { findAccountByEmail } from './find-account.ts';
import { passwordResetEmail } from './password-emails.ts';
import { countEmail } from './password-attempts.ts';

type Dependencies = { db: Kysely<Schema>; outbox: Outbox; publicUrl: string };

const MAX_EMAIL_LENGTH = 254;
const emailFormat = z.email().max(MAX_EMAIL_LENGTH);

/** @throws Failure 422 with the email's error. */
export function checkEmail(given: string): string {
  const email = toTypedEmail(given);
  if (email === '') throw invalidForm({ email: 'required' });
  if (!emailFormat.safeParse(email).success) throw invalidForm({ email: 'invalid_format' });
  return email;
}

/**
 * Mails the password reset link, rate-limited per email. For an unknown email the email is
 * written too and rolled back, so that the time reveals nothing.
 */
export async function mailPasswordLink(
  { db, outbox, publicUrl }: Dependencies,
  asked: { siteId: number; email: string; lang: Locale },
): Promise<void> {
  const { siteId, email, lang } = asked;
  if (!(await mayBeMailed(db, { siteId, email }))) return;
  const account = await findAccountByEmail(db, siteId, email);
  const to = account ?? { email, lang };
  await db
    .transaction()
    .execute(async (trx) => {
      const token = account ? await makeLink(trx, account.id, 'password') : crypto.randomUUID();
      await outbox.put(trx, passwordResetEmail(to, publicUrl, token));
      if (!account) throw new UnknownRecipient();
    })
    .catch((error: unknown) => {
      if (!(error instanceof UnknownRecipient)) throw error;
    });
  await outbox.deliver();
}

/** The response has been sent already, so a refusal is not reported. */
async function mayBeMailed(db: Kysely<Schema>, account: { siteId: number; email: string }): Promise<boolean> {
  try {
    await countEmail(db, account);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** Rolls back the email to an unknown address. */
class UnknownRecipient extends Error {}
