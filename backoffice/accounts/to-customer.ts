import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Customer } from '#shared/contract/customer.ts';

type Address = Customer['addresses'][number];

/** A customer as the contract has it: with the addresses that are theirs, and the company they act for. */
export async function toCustomer(db: Kysely<Schema>, customerId: number): Promise<Customer> {
  const row = await db
    .selectFrom('customer')
    .leftJoin('company', 'company.id', 'customer.company_id')
    .select([
      'customer.id',
      'customer.number',
      'customer.firstname',
      'customer.lastname',
      'customer.phone',
      'customer.company_id',
      'company.name as company_name',
    ])
    .where('customer.id', '=', customerId)
    .executeTakeFirstOrThrow();
  const { id, number, firstname, lastname, phone, company_id: companyId, company_name: name } = row;
  return {
    id,
    customer_id: number,
    firstname,
    lastname,
    phone,
    addresses: await readAddresses(db, 'customer_id', id),
    company:
      companyId === null || name === null
        ? null
        : { name, addresses: await readAddresses(db, 'company_id', companyId) },
  };
}

async function readAddresses(
  db: Kysely<Schema>,
  owner: 'customer_id' | 'company_id',
  id: number,
): Promise<Address[]> {
  const rows = await db.selectFrom('address').selectAll().where(owner, '=', id).orderBy('id').execute();
  return rows.map(({ customer_id: _customer, company_id: _company, invoice, primary, ...address }) => ({
    ...address,
    type: [...(invoice ? (['invoice'] as const) : []), ...(primary ? (['primary'] as const) : [])],
  }));
}
