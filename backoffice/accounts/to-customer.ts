import type { Kysely } from 'kysely';
import { toAddressBook, type StoredAddress } from '#backoffice/customers/address-uses.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Customer } from '#shared/contract/customer.ts';

/** A customer in the shape of the contract, with addresses and company. */
export async function toCustomer(db: Kysely<Schema>, customerId: number): Promise<Customer> {
  const row = await db
    .selectFrom('customer')
    .leftJoin('company', 'company.id', 'customer.company_id')
    .select([
      'customer.id',
      'customer.number',
      'customer.civility',
      'customer.firstname',
      'customer.lastname',
      'customer.phone',
      'customer.company_id',
      'company.name as company_name',
      'company.siret',
    ])
    .where('customer.id', '=', customerId)
    .executeTakeFirstOrThrow();
  const { id, number, civility, firstname, lastname, phone, company_name: name, siret } = row;
  const addresses = await readAddresses(db, id, row.company_id);
  return {
    id,
    customer_id: number,
    civility,
    firstname,
    lastname,
    phone,
    addresses: addresses.own,
    company: name === null || siret === null ? null : { name, siret, addresses: addresses.company },
  };
}

async function readAddresses(db: Kysely<Schema>, customerId: number, companyId: number | null) {
  const rows = await db
    .selectFrom('address')
    .selectAll()
    .where((where) => where.or([where('customer_id', '=', customerId), where('company_id', '=', companyId)]))
    .orderBy('id')
    .execute();
  const own: StoredAddress[] = [];
  const company: StoredAddress[] = [];
  for (const { customer_id: ownerId, company_id: _company, ...address } of rows)
    (ownerId === null ? company : own).push(address);
  return toAddressBook(own, company);
}
