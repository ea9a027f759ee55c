import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { LogWrite } from '#backoffice/operators/operator-log.ts';

export type LimitChange = {
  companyId: number;
  /** Cents with tax. */
  limit: number;
  /** Name of the operator who decides. */
  by: string;
};

/** Sets a company's credit limit and records the author. @throws Failure 404 */
export async function setCreditLimit(
  trx: Kysely<Schema>,
  { companyId, limit, by }: LimitChange,
  log?: LogWrite,
): Promise<void> {
  const company = await trx
    .selectFrom('company')
    .select(['siret', 'credit_limit'])
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company) throw notFound();
  if (company.credit_limit === limit) return;
  await trx.updateTable('company').set({ credit_limit: limit }).where('id', '=', companyId).execute();
  await log?.(trx, {
    before: { credit_limit: company.credit_limit },
    after: { credit_limit: limit },
  });
  await trx
    .insertInto('credit_limit_change')
    .values({
      company_id: companyId,
      siret: company.siret,
      limit_before: company.credit_limit,
      limit_after: limit,
      changed_by: by,
    })
    .execute();
}
