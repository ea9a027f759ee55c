import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure, invalidForm } from '#backoffice/http/failure.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import type { Locale } from '#shared/locale.ts';
import { toTypedEmail } from '#shared/domain/typed-text.ts';
import { makeLink } from './account-links.ts';
import { findAccountByEmail } from './find-account.ts';
import { renewLetter } from './password-letters.ts';
import { countLetter } from './password-attempts.ts';

type Dependencies = { db: Kysely<Schema>; outbox: Outbox; publicUrl: string };

const LONGEST_EMAIL = 254;
const emailFormat = z.email().max(LONGEST_EMAIL);

/** @throws Failure 422 naming what is wrong with the e-mail. */
export function checkEmail(given: string): string {
  const email = toTypedEmail(given);
  if (email === '') throw invalidForm({ email: 'required' });
  if (!emailFormat.safeParse(email).success) throw invalidForm({ email: 'invalid_format' });
  return email;
}

/**
 * Mails the link that lets choose a new password, a few times a quarter of an hour at most. For an e-mail that nobody
 * has the letter is written all the same, and thrown away: the time that passes says nothing.
 */
export async function mailPasswordLink(
  { db, outbox, publicUrl }: Dependencies,
  asked: { siteId: number; email: string; lang: Locale },
): Promise<void> {
  const { siteId, email, lang } = asked;
  if (!(await mayBeWrittenTo(db, { siteId, email }))) return;
  const account = await findAccountByEmail(db, siteId, email);
  const to = account ?? { email, lang };
  await db
    .transaction()
    .execute(async (within) => {
      const token = account ? await makeLink(within, account.id, 'password') : crypto.randomUUID();
      await outbox.put(within, renewLetter(to, publicUrl, token));
      if (!account) throw new NobodysLetter();
    })
    .catch((error: unknown) => {
      if (!(error instanceof NobodysLetter)) throw error;
    });
  await outbox.deliver();
}

/** The refusal is not shown: the response has been sent before. */
async function mayBeWrittenTo(
  db: Kysely<Schema>,
  account: { siteId: number; email: string },
): Promise<boolean> {
  try {
    await countLetter(db, account);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** Takes back the letter to an e-mail that nobody has. */
class NobodysLetter extends Error {}
