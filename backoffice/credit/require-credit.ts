import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure } from '#backoffice/http/failure.ts';
import { readCredit } from './read-credit.ts';

const CENTS = 100;

/**
 * Lets an order on account pass within the credit limit of the customer's company. The company's row is held until the
 * transaction ends: of two orders at once, by whichever of its people, the second sees what the first owes.
 * `total`: cents with tax.
 * @throws Failure 409 when the limit is zero or does not suffice, with the figures
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

/** Amounts in euros. */
function refusal(code: string, cents: Record<string, number>): Failure {
  const params = Object.fromEntries(Object.entries(cents).map(([name, value]) => [name, value / CENTS]));
  return new Failure(409, {
    code,
    message: 'This cannot be ordered on account.',
    errors: { payment: code },
    params,
  });
}
