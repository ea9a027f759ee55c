import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OrderBuyer } from './read-order.ts';

/** Snapshot of the buyer's data at the time of the order. */
export async function readBuyer(
  trx: Kysely<Schema>,
  account: { accountId: number; customerId: number },
): Promise<OrderBuyer> {
  const { name, siret, ...person } = await trx
    .selectFrom('customer')
    .innerJoin('account', 'account.customer_id', 'customer.id')
    .leftJoin('company', 'company.id', 'customer.company_id')
    .select([
      'customer.number',
      'customer.civility',
      'customer.firstname',
      'customer.lastname',
      'account.email',
      'company.name',
      'company.siret',
    ])
    .where('customer.id', '=', account.customerId)
    .where('account.id', '=', account.accountId)
    .executeTakeFirstOrThrow();
  return { ...person, company: name === null || siret === null ? null : { name, siret } };
}
