import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { forgetTicketsOf } from '#backoffice/privacy/forget-tickets.ts';
import { forgetBuyer } from './forget-buyer.ts';
import { lockCustomer } from './owned-address.ts';

/**
 * Removes a customer's personal data: account, sessions, addresses, favourites, worksites,
 * points, and the tickets and unsent emails under the account's email. Orders stay, without a
 * person in them. The company is removed with its last customer. Must run in a transaction.
 * Returns the customer's name, and the files of the tickets, to be removed after the commit.
 */
export async function forgetCustomer(
  trx: Kysely<Schema>,
  customerId: number,
): Promise<{ name: string; files: string[] }> {
  const companyId = await lockCustomer(trx, customerId);
  const account = await trx
    .selectFrom('account')
    .select(['site_id', 'email'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const files = account ? await forgetTicketsOf(trx, { siteId: account.site_id, email: account.email }) : [];
  if (account) await trx.deleteFrom('mail').where('recipient', '=', account.email).execute();
  await forgetBuyer(trx, customerId);
  const { firstname, lastname } = await trx
    .deleteFrom('customer')
    .where('id', '=', customerId)
    .returning(['firstname', 'lastname'])
    .executeTakeFirstOrThrow();
  if (companyId !== null) await deleteEmptyCompany(trx, companyId);
  return { name: `${firstname} ${lastname}`, files };
}

async function deleteEmptyCompany(trx: Kysely<Schema>, companyId: number): Promise<void> {
  await trx
    .deleteFrom('company')
    .where('id', '=', companyId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('customer')
            .select('customer.id')
            .whereRef('customer.company_id', '=', 'company.id'),
        ),
      ),
    )
    .execute();
}
