import type { Kysely } from 'kysely';
import { makeLink, readLink, takeLink } from '#backoffice/accounts/account-links.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { AccountState, ValidateCheck } from '#shared/contract/account.ts';
import { findApplicant, type Applicant } from './find-applicant.ts';
import { emailKey } from '#backoffice/accounts/find-account.ts';
import type { SignupDependencies } from './sign-up.ts';
import { confirmationLetter, teamLetter } from './signup-letters.ts';

/** What a link's page shows. Reading it changes nothing: mail scanners follow links too. */
export async function checkConfirmation(db: Kysely<Schema>, token: string): Promise<ValidateCheck> {
  const link = await readLink(db, token, 'validate');
  if (!link) return { state: 'unknown' };
  if (!link.isUsed) return { state: link.isExpired ? 'expired' : 'pending' };
  const applicant = await findApplicant(db, link.accountId);
  return { state: applicant?.state ?? 'unknown' };
}

/** Takes the link once, and tells the team who waits for it. Whoever presses again sees how far the account is. */
export async function confirmEmail(
  { db, outbox, teamAddress }: SignupDependencies,
  token: string,
): Promise<ValidateCheck> {
  const confirmed = await db.transaction().execute(async (within) => {
    const accountId = await takeLink(within, token, 'validate');
    const applicant = accountId === undefined ? undefined : await findApplicant(within, accountId);
    if (applicant?.state !== 'created') return undefined;
    const state: AccountState = (await isActive(within, applicant.siret))
      ? 'company_checked'
      : 'email_confirmed';
    await within
      .updateTable('account')
      .set({ state })
      .where('id', '=', applicant.accountId)
      .where('state', '=', 'created')
      .execute();
    await outbox.put(within, teamLetter(teamAddress, { email: applicant.email, rows: rowsOf(applicant) }));
    return state;
  });
  if (confirmed === undefined) return checkConfirmation(db, token);
  void outbox.deliver();
  return { state: confirmed };
}

/** Of whom: who is named by his e-mail, or by his temporary token. */
export type Whose = { email: string } | { accountId: number };

/** Mails the link anew to whoever has not confirmed yet; to others nothing. */
export async function resendConfirmation(
  { db, outbox }: SignupDependencies,
  siteId: number,
  whose: Whose,
): Promise<void> {
  await db.transaction().execute(async (within) => {
    const account = await within
      .selectFrom('account')
      .select('id')
      .where('site_id', '=', siteId)
      .where((where) =>
        'email' in whose ? where('email_key', '=', emailKey(whose.email)) : where('id', '=', whose.accountId),
      )
      .where('state', '=', 'created')
      .executeTakeFirst();
    const applicant = account && (await findApplicant(within, account.id));
    if (!applicant) return;
    const token = await makeLink(within, applicant.accountId, 'validate');
    await outbox.put(within, confirmationLetter(applicant, token));
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
  return [
    ['Entreprise', applicant.company ?? ''],
    ['SIRET', applicant.siret ?? ''],
    ['Contact', `${applicant.firstname} ${applicant.lastname}`],
    ['E-mail', applicant.email],
    ['Téléphone', applicant.phone ?? ''],
    ['Numéro de client', applicant.number],
    ['Numéro de dossier', String(applicant.accountId)],
  ];
}
