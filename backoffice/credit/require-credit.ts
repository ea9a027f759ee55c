import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure } from '#backoffice/http/failure.ts';
import { readCredit } from './read-credit.ts';

const CENTS = 100;

/**
 * Checks an order on account against the credit limit of the customer's company. Locks the
 * company's row until the transaction ends, so that concurrent orders of a company are checked
 * in turn. `total`: cents with tax.
 * @throws Failure 409 with the figures, when the limit is zero or too low
 */
export async function requireCredit(trx: Kysely<Schema>, customerId: number, total: number): Promise<void> {
  const company = await trx
    .selectFrom('company')
    .innerJoin('customer', 'customer.company_id', 'company.id')
    .select('company.id')
    .where('customer.id', '=', customerId)
    .forNoKeyUpdate('company')
    .executeTakeFirst();
  if (!company) throw refusal('credit_none', {});
  const { limit, used, free } = await readCredit(trx, company.id);
  if (limit === 0) throw refusal('credit_none', {});
  if (total > free) throw refusal('credit_exceeded', { limit, used, free, total, missing: total - free });
}

/** Converts cents to euros. */
function refusal(code: string, cents: Record<string, number>): Failure {
  const params = Object.fromEntries(Object.entries(cents).map(([name, value]) => [name, value / CENTS]));
  return new Failure(409, {
    code,
    message: 'This cannot be ordered on account.',
    errors: { payment: code },
    params,
  });
}
