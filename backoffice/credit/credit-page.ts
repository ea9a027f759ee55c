import { Router, urlencoded, type RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm, notFound } from '#backoffice/http/failure.ts';
import { plainPage } from '#backoffice/http/plain-page.ts';
import { refuseOtherSites } from '#backoffice/http/refuse-other-sites.ts';
import { escape } from '#backoffice/mail/email-layout.ts';
import { createLogWrite } from '#backoffice/operators/operator-log.ts';
import { pageAuthor } from '#backoffice/operators/page-author.ts';
import { idParameter } from '#shared/contract/common.ts';
import type { CompanyWithCredit } from '#shared/contract/credit.ts';
import { limitFields, readLimit } from './limit-form.ts';
import { listCompanies } from './list-companies.ts';
import { setCreditLimit } from './set-credit-limit.ts';

const MAX_COMPANIES = 500;

/** `/credit`: credit limit of each company, and the form that sets it. Guarded like the mailbox. */
export function createCreditPage(db: Kysely<Schema>, guard: RequestHandler[]): Router {
  const router = Router();
  router.get('/credit', ...guard, async (_request, response) => {
    const { items } = await listCompanies(db, { page: 1, perPage: MAX_COMPANIES });
    const list = items.length > 0 ? table(items) : '<p>There are no companies yet.</p>';
    const links =
      '<p><a href="/mailbox">Mailbox</a> <a href="/accounts">Accounts</a> <a href="/orders">Orders</a></p>';
    response.type('html').send(plainPage('Payment on account', `${links}<h1>Payment on account</h1>${list}`));
  });
  const takesForm: RequestHandler[] = [
    ...guard,
    refuseOtherSites,
    urlencoded({ extended: false, limit: '8kb' }),
  ];
  router.post('/credit/:id', ...takesForm, async (request, response) => {
    const id = idParameter.safeParse(request.params['id']);
    if (!id.success) throw notFound();
    const change = readLimit(request.body);
    if (!change) throw invalidForm({ credit_limit: 'required' });
    const author = pageAuthor(request, response);
    const log = createLogWrite(author, 'POST /credit/{id}', `company ${id.data}`);
    await db.transaction().execute((trx) => setCreditLimit(trx, { companyId: id.data, ...change }, log));
    response.redirect(303, '/credit');
  });
  return router;
}

function table(companies: readonly CompanyWithCredit[]): string {
  const rows = companies.map(({ id, siret, name, credit, changed }) => {
    const last = changed ? `${changed.at.slice(0, 16).replace('T', ' ')}, ${escape(changed.by)}` : '';
    const form = `<form method="post" action="/credit/${id}">${limitFields(name, { limit: credit.limit, isRequired: true })}<button aria-label="Set the limit of ${escape(name)}">Set</button></form>`;
    return (
      `<tr><td>${escape(name)}<br>${escape(siret)}</td><td>${amountText(credit.limit)}</td>` +
      `<td>${amountText(credit.used)}</td><td>${amountText(credit.free)}</td><td>${last}</td><td>${form}</td></tr>`
    );
  });
  return `<table><thead><tr><th>Company</th><th>Limit</th><th>Owed</th><th>Free</th><th>Last change (UTC)</th><th>New limit</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function amountText(amount: number): string {
  return amount.toFixed(2);
}
