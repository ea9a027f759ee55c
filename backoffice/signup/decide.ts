import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { setFirstLimit, type FirstLimit } from '#backoffice/credit/set-first-limit.ts';
import { invalidForm, notFound } from '#backoffice/http/failure.ts';
import type { Email } from '#backoffice/mail/write-mail.ts';
import type { AccountState, ValidateCheck } from '#shared/contract/account.ts';
import type { LogWrite } from '#backoffice/operators/operator-log.ts';
import { findApplicant, type Applicant } from './find-applicant.ts';
import type { SignupDependencies } from './sign-up.ts';
import { approvedEmail, refusedEmail } from './signup-emails.ts';

/** States the team can approve from; a refused application can still be approved. */
const APPROVED_FROM: AccountState[] = ['email_confirmed', 'company_checked', 'refused'];
const REFUSED_FROM: AccountState[] = ['email_confirmed', 'company_checked'];

/** Account to decide on, and the log of changes. */
export type Decision = { id: number; log: LogWrite };

/** True while the team can approve. */
export function isApprovable(state: AccountState): boolean {
  return APPROVED_FROM.includes(state);
}

/** True while the team must decide. */
export function isWaiting(state: AccountState): boolean {
  return REFUSED_FROM.includes(state);
}

/**
 * Approves an account and notifies its owner. `credit`: credit limit of its company; none when absent.
 * @throws Failure 404, 422 when its email is not confirmed.
 */
export function approve(
  deps: SignupDependencies,
  { id, log }: Decision,
  credit?: FirstLimit,
): Promise<ValidateCheck> {
  return decide(deps, { id, log }, { from: APPROVED_FROM, to: 'approved' }, async (trx, applicant) => {
    await setFirstLimit(trx, applicant, credit, log);
    return approvedEmail(applicant, applicant.number);
  });
}

/**
 * Refuses an application with a reason.
 * @throws as `approve`.
 */
export function refuse(deps: SignupDependencies, decision: Decision, reason: string): Promise<ValidateCheck> {
  return decide(deps, decision, { from: REFUSED_FROM, to: 'refused' }, async (_trx, applicant) =>
    refusedEmail(applicant, reason),
  );
}

async function decide(
  { db, outbox }: SignupDependencies,
  { id, log }: Decision,
  { from, to }: { from: AccountState[]; to: AccountState },
  follow: (trx: Kysely<Schema>, applicant: Applicant) => Promise<Email>,
): Promise<ValidateCheck> {
  await db.transaction().execute(async (trx) => {
    const applicant = await findApplicant(trx, id);
    if (!applicant) throw notFound();
    if (await move(trx, id, from, to)) {
      await outbox.put(trx, await follow(trx, applicant));
      await log(trx, { before: { state: applicant.state }, after: { state: to } });
    }
    // The decision was already taken by another request: no second email.
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
