import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { LogWrite } from '#backoffice/operators/operator-log.ts';
import { setCreditLimit, type LimitChange } from './set-credit-limit.ts';

export type FirstLimit = Pick<LimitChange, 'limit' | 'by'>;

const APPROVAL = 'account approval';

/**
 * Sets the credit limit when an account is approved. Without one, the company of a first
 * account gets zero, even if a deleted account had left a limit; a company with another
 * approved account keeps its limit.
 */
export async function setFirstLimit(
  trx: Kysely<Schema>,
  { accountId, companyId }: { accountId: number; companyId: number | null },
  credit: FirstLimit | undefined,
  log?: LogWrite,
): Promise<void> {
  if (companyId === null) return;
  if (credit) await setCreditLimit(trx, { companyId, ...credit }, log);
  else if (!(await hasOtherAccount(trx, companyId, accountId)))
    await setCreditLimit(trx, { companyId, limit: 0, by: APPROVAL }, log);
}

async function hasOtherAccount(trx: Kysely<Schema>, companyId: number, accountId: number): Promise<boolean> {
  const other = await trx
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .select('account.id')
    .where('customer.company_id', '=', companyId)
    .where('account.state', '=', 'approved')
    .where('account.id', '!=', accountId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
