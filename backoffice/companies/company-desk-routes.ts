import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { seesBuyers } from '#backoffice/fulfilment/mask-order.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { JsonResponse } from '#backoffice/http/json-response.ts';
import type { Call, OperationServer } from '#backoffice/http/serve-operation.ts';
import { logChange } from '#backoffice/operators/operator-log.ts';
import type { CompanyDetails } from '#shared/contract/company-desk.ts';
import { lockCompany } from './lock-company.ts';
import { companyTag, maskCompany, readCompany } from './read-company.ts';

const SET_DISCOUNT = 'PUT /operator/company/{id}';

/** Companies as the team works on them. */
export function serveCompanyDesk(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /operator/company/{id}', async ({ params, scope, operator }) => {
    const company = await requireCompany(db, scope.siteId, params.id);
    return withTag(seesBuyers(operator) ? company : maskCompany(company));
  });
  server.on(SET_DISCOUNT, async (call) => withTag(await setDiscount(db, call)));
}

/** @throws Failure 404; 412 when the terms have changed */
async function setDiscount(db: Kysely<Schema>, call: Call<typeof SET_DISCOUNT>): Promise<CompanyDetails> {
  const { body, scope, ifMatch } = call;
  const { id } = call.params;
  const { discount } = body;
  return db.transaction().execute(async (trx) => {
    const before = await lockCompany(trx, { siteId: scope.siteId, id }, ifMatch);
    if (before.discount === discount) return before;
    await trx.updateTable('company').set({ discount }).where('id', '=', id).execute();
    await logChange(trx, call, {
      operation: SET_DISCOUNT,
      record: `company ${id}`,
      before: { discount: before.discount },
      after: { discount },
    });
    return { ...before, discount };
  });
}

async function requireCompany(db: Kysely<Schema>, siteId: number, id: number): Promise<CompanyDetails> {
  const company = await readCompany(db, { siteId, id });
  if (!company) throw notFound();
  return company;
}

function withTag(company: CompanyDetails): JsonResponse<CompanyDetails> {
  return new JsonResponse(company, { etag: companyTag(company) });
}
