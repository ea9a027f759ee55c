import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { requireProfessional } from '#backoffice/http/require-professional.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { createLogWrite } from '#backoffice/operators/operator-log.ts';
import { lockCompany } from '#backoffice/companies/lock-company.ts';
import { findCompanyWithCredit, listCompanies } from './list-companies.ts';
import { readCreditOf } from './read-credit.ts';
import { setCreditLimit } from './set-credit-limit.ts';
import { toCredit } from './to-credit.ts';

const CENTS = 100;

/** Payment on account: customers read their company's credit, operators set its limit. */
export function serveCredit(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /customer/{customer_id}/credit', async (call) => {
    const credit = await readCreditOf(db, requireProfessional(call).customerId);
    if (!credit) throw notFound();
    return toCredit(credit);
  });
  server.on('GET /company', ({ scope, query }) => listCompanies(db, { siteId: scope.siteId, ...query }));
  server.on('PUT /company/{id}/credit-limit', async (call) => {
    const { scope, body } = call;
    const { id } = call.params;
    const asked = { siteId: scope.siteId, id };
    const limit = Math.round(body.limit * CENTS);
    const log = createLogWrite(call, 'PUT /company/{id}/credit-limit', `company ${id}`);
    await db.transaction().execute(async (trx) => {
      await lockCompany(trx, asked, call.ifMatch);
      await setCreditLimit(trx, { companyId: id, limit, by: body.by }, log);
    });
    const changed = await findCompanyWithCredit(db, asked);
    if (!changed) throw notFound();
    return changed;
  });
}
