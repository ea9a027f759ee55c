import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { setFirstLimit, type FirstLimit } from '#backoffice/credit/set-first-limit.ts';
import { invalidForm, notFound } from '#backoffice/http/failure.ts';
import type { Email } from '#backoffice/mail/write-mail.ts';
import type { AccountState, ValidateCheck } from '#shared/contract/account.ts';
import { findApplicant, type Applicant } from './find-applicant.ts';
import type { SignupDependencies } from './sign-up.ts';
import { approvedLetter, refusedLetter } from './signup-letters.ts';

/** From which states the team's decision leads on: an application that was refused may be read again. */
const APPROVED_FROM: AccountState[] = ['email_confirmed', 'company_checked', 'refused'];
const REFUSED_FROM: AccountState[] = ['email_confirmed', 'company_checked'];

/** Whether the team has something to decide. */
export function isWaiting(state: AccountState): boolean {
  return REFUSED_FROM.includes(state);
}

/**
 * Opens an account and tells its owner. `credit`: what its company may owe on account; nothing without.
 * @throws Failure 404, 422 when its e-mail is not confirmed.
 */
export function approve(deps: SignupDependencies, id: number, credit?: FirstLimit): Promise<ValidateCheck> {
  return decide(deps, id, { from: APPROVED_FROM, to: 'approved' }, async (trx, applicant) => {
    await setFirstLimit(trx, applicant, credit);
    return approvedLetter(applicant, applicant.number);
  });
}

/** Says no, and why. @throws as `approve`. */
export function refuse(deps: SignupDependencies, id: number, reason: string): Promise<ValidateCheck> {
  return decide(deps, id, { from: REFUSED_FROM, to: 'refused' }, async (_trx, applicant) =>
    refusedLetter(applicant, reason),
  );
}

async function decide(
  { db, outbox }: SignupDependencies,
  id: number,
  { from, to }: { from: AccountState[]; to: AccountState },
  follow: (trx: Kysely<Schema>, applicant: Applicant) => Promise<Email>,
): Promise<ValidateCheck> {
  await db.transaction().execute(async (within) => {
    const applicant = await findApplicant(within, id);
    if (!applicant) throw notFound();
    if (await move(within, id, from, to)) await outbox.put(within, await follow(within, applicant));
    // Decided so already, by another press of the button: nothing is mailed twice.
    else if (applicant.state !== to) throw invalidForm({ state: applicant.state });
  });
  void outbox.deliver();
  return { state: to };
}

async function move(
  db: Kysely<Schema>,
  id: number,
  from: AccountState[],
  to: AccountState,
): Promise<boolean> {
  const moved = await db
    .updateTable('account')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}
