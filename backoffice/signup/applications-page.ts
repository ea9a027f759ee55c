import { Router, urlencoded, type Request, type RequestHandler, type Response } from 'express';
import { invalidForm } from '#backoffice/http/failure.ts';
import { plainPage } from '#backoffice/http/plain-page.ts';
import { refuseOtherSites } from '#backoffice/http/refuse-other-sites.ts';
import { escape } from '#backoffice/mail/email-layout.ts';
import { createLogWrite } from '#backoffice/operators/operator-log.ts';
import { pageAuthor } from '#backoffice/operators/page-author.ts';
import { MAX_MESSAGE_LENGTH, toLines } from '#backoffice/tickets/ticket-text.ts';
import { limitFields, readLimit } from '#backoffice/credit/limit-form.ts';
import { approve, isWaiting, refuse, type Decision } from './decide.ts';
import { listApplicants, type Applicant } from './find-applicant.ts';
import type { SignupDependencies } from './sign-up.ts';

const MAX_APPLICATIONS = 200;
const MAX_ID = 2_147_483_647;

/** `/accounts`: applications for an account, to approve or refuse. Access is that of the mailbox. */
export function createApplicationsPage(deps: SignupDependencies, guard: RequestHandler[]): Router {
  const router = Router();
  router.get('/accounts', ...guard, async (_request, response) => {
    const applicants = await listApplicants(deps.db, MAX_APPLICATIONS);
    const list = applicants.length > 0 ? table(applicants) : '<p>Nobody has applied yet.</p>';
    response
      .type('html')
      .send(
        plainPage(
          'Accounts',
          `<p><a href="/mailbox">Mailbox</a> <a href="/credit">Payment on account</a></p><h1>Accounts</h1>${list}`,
        ),
      );
  });
  const takesForm: RequestHandler[] = [
    ...guard,
    refuseOtherSites,
    urlencoded({ extended: false, limit: '8kb' }),
  ];
  router.post('/accounts/:id/approve', ...takesForm, async (request, response) => {
    await approve(deps, toDecision(request, response, 'approve'), readLimit(request.body));
    response.redirect(303, '/accounts');
  });
  router.post('/accounts/:id/refuse', ...takesForm, async (request, response) => {
    const { reason } = (request.body ?? {}) as { reason?: unknown };
    const words = toLines(typeof reason === 'string' ? reason : '').slice(0, MAX_MESSAGE_LENGTH);
    if (words === '') throw invalidForm({ reason: 'required' });
    await refuse(deps, toDecision(request, response, 'refuse'), words);
    response.redirect(303, '/accounts');
  });
  return router;
}

function toDecision(request: Request, response: Response, verb: string): Decision {
  const id = readId(request.params['id']);
  const author = pageAuthor(request, response);
  return { id, log: createLogWrite(author, `POST /accounts/{id}/${verb}`, `account ${id}`) };
}

function readId(given: unknown): number {
  const id = Number(given);
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : 0;
}

function table(applicants: Applicant[]): string {
  const rows = applicants.map(
    (applicant) =>
      `<tr><td>${applicant.createdAt.toISOString().slice(0, 16).replace('T', ' ')}</td>` +
      `<td>${escape(applicant.company ?? '')}<br>${escape(applicant.siret ?? '')}</td>` +
      `<td>${escape(`${applicant.firstname} ${applicant.lastname}`)}<br>${escape(applicant.email)}</td>` +
      `<td>${applicant.state.replace('_', ' ')}</td><td>${decisionForms(applicant)}</td></tr>`,
  );
  return `<table><thead><tr><th>When (UTC)</th><th>Company</th><th>Contact</th><th>State</th><th>Decision</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function decisionForms({ accountId, state, email, company }: Applicant): string {
  const owner = escape(email);
  const limit = company === null ? '' : limitFields(company, { isRequired: false });
  const approveForm = `<form method="post" action="/accounts/${accountId}/approve">${limit}<button aria-label="Approve ${owner}">Approve</button></form>`;
  if (state === 'refused') return approveForm;
  if (!isWaiting(state)) return '';
  return (
    approveForm +
    `<form method="post" action="/accounts/${accountId}/refuse"><input name="reason" required maxlength="500" placeholder="Reason" aria-label="Reason for refusing ${owner}"><button aria-label="Refuse ${owner}">Refuse</button></form>`
  );
}
