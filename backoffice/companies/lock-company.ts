import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { requireMatch } from '#backoffice/writes/record-tag.ts';
import type { CompanyDetails } from '#shared/contract/company-desk.ts';
import { companyTag, readCompany } from './read-company.ts';

/**
 * Locks a company for a change of its terms until the transaction ends.
 * @param ifMatch entity tags of the terms that the change is based on, as sent
 * @throws Failure 404; 412 when the terms have changed
 */
export async function lockCompany(
  trx: Kysely<Schema>,
  { siteId, id }: { siteId: number; id: number },
  ifMatch: string | undefined,
): Promise<CompanyDetails> {
  await trx.selectFrom('company').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const company = await readCompany(trx, { siteId, id });
  if (!company) throw notFound();
  requireMatch(ifMatch, companyTag(company));
  return company;
}
