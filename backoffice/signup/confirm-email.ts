import type { Kysely } from 'kysely';
import { makeLink, readLink, takeLink } from '#backoffice/accounts/account-links.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { TEAM_LOCALE } from '#backoffice/mail/team-locale.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { AccountState, ValidateCheck } from '#shared/contract/account.ts';
import { findApplicant, type Applicant } from './find-applicant.ts';
import { emailKey } from '#backoffice/accounts/find-account.ts';
import type { SignupDependencies } from './sign-up.ts';
import { confirmationEmail, teamEmail } from './signup-emails.ts';

/** State of a confirmation link. Reading it changes nothing, because mail scanners follow links too. */
export async function checkConfirmation(db: Kysely<Schema>, token: string): Promise<ValidateCheck> {
  const link = await readLink(db, token, 'validate');
  if (!link) return { state: 'unknown' };
  if (!link.isUsed) return { state: link.isExpired ? 'expired' : 'pending' };
  const applicant = await findApplicant(db, link.accountId);
  return { state: applicant?.state ?? 'unknown' };
}

/** Uses the link once and notifies the team. A repeated request gets the account's state. */
export async function confirmEmail(
  { db, outbox, teamAddress }: SignupDependencies,
  token: string,
): Promise<ValidateCheck> {
  const confirmed = await db.transaction().execute(async (trx) => {
    const accountId = await takeLink(trx, token, 'validate');
    const applicant = accountId === undefined ? undefined : await findApplicant(trx, accountId);
    if (applicant?.state !== 'created') return undefined;
    const state: AccountState = (await isActive(trx, applicant.siret))
      ? 'company_checked'
      : 'email_confirmed';
    await trx
      .updateTable('account')
      .set({ state })
      .where('id', '=', applicant.accountId)
      .where('state', '=', 'created')
      .execute();
    await outbox.put(trx, teamEmail(teamAddress, { email: applicant.email, rows: rowsOf(applicant) }));
    return state;
  });
  if (confirmed === undefined) return checkConfirmation(db, token);
  void outbox.deliver();
  return { state: confirmed };
}

/** Identifies the owner by email, or by the account of a temporary token. */
export type AccountOwner = { email: string } | { accountId: number };

/** Sends a new confirmation link to an account that is not confirmed yet; otherwise sends nothing. */
export async function resendConfirmation(
  { db, outbox }: SignupDependencies,
  siteId: number,
  owner: AccountOwner,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .select('id')
      .where('site_id', '=', siteId)
      .where((where) =>
        'email' in owner ? where('email_key', '=', emailKey(owner.email)) : where('id', '=', owner.accountId),
      )
      .where('state', '=', 'created')
      .executeTakeFirst();
    const applicant = account && (await findApplicant(trx, account.id));
    if (!applicant) return;
    const token = await makeLink(trx, applicant.accountId, 'validate');
    await outbox.put(trx, confirmationEmail(applicant, token));
  });
  void outbox.deliver();
}

async function isActive(db: Kysely<Schema>, siret: string | null): Promise<boolean> {
  if (siret === null) return false;
  const company = await db
    .selectFrom('company_register')
    .select('active')
    .where('siret', '=', siret)
    .executeTakeFirst();
  return company?.active === true;
}

function rowsOf(applicant: Applicant): [string, string][] {
  const text = messageFormatter(TEAM_LOCALE);
  return [
    [text('emails.team.company'), applicant.company ?? ''],
    [text('emails.team.siret'), applicant.siret ?? ''],
    [text('emails.team.contact'), `${applicant.firstname} ${applicant.lastname}`],
    [text('emails.team.email'), applicant.email],
    [text('emails.team.phone'), applicant.phone ?? ''],
    [text('emails.team.customer_number'), applicant.number],
    [text('emails.team.file_number'), String(applicant.accountId)],
  ];
}
