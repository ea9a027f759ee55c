import type { Kysely } from 'kysely';
import { toCustomer } from '#backoffice/accounts/to-customer.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm, notFound } from '#backoffice/http/failure.ts';
import type { Address, AddressResponse, AddressForm, AddressRemoval } from '#shared/contract/customer.ts';
import { ADDRESS_USES } from '#shared/domain/address-uses.ts';
import { allAddresses } from '#shared/domain/checkout-addresses.ts';
import { findOwnedAddress, lockCustomer, takeUses } from './owned-address.ts';
import { readAddress, readNewAddress, type AddressValues } from './read-address.ts';

/** Limit against automated additions. */
const MAX_ADDRESSES = 50;

/** The customer's own addresses, then those of the company. */
export async function listAddresses(db: Kysely<Schema>, customerId: number): Promise<Address[]> {
  return allAddresses(await toCustomer(db, customerId));
}

/** @throws Failure 404 for an address of another customer. */
export async function getAddress(db: Kysely<Schema>, customerId: number, id: number): Promise<Address> {
  return (await toResponse(db, customerId, id)).address;
}

/** Adds an address to the customer's own; an identical one is added once. @throws Failure 422. */
export async function addAddress(
  db: Kysely<Schema>,
  customerId: number,
  form: AddressForm,
): Promise<AddressResponse> {
  const values = readNewAddress(form);
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerId);
    const before = await toCustomer(trx, customerId);
    const same = before.addresses.find((address) => isSame(address, values));
    if (!same && before.addresses.length >= MAX_ADDRESSES) throw invalidForm({ form: 'too_many_addresses' });
    const id = same?.id ?? (await insertAddress(trx, customerId, values));
    // The first address gets every use.
    const isFirst = allAddresses(before).length === 0;
    const uses = isFirst ? ADDRESS_USES : (form.type ?? []);
    await takeUses(trx, customerId, { id, owner: { column: 'customer_id', id: customerId } }, uses);
    return toResponse(trx, customerId, id);
  });
}

/** Changes one of the customer's or the company's addresses. @throws Failure 422, 404. */
export async function changeAddress(
  db: Kysely<Schema>,
  customerId: number,
  id: number,
  form: Partial<AddressForm>,
): Promise<AddressResponse> {
  return db.transaction().execute(async (trx) => {
    const address = await findOwnedAddress(trx, customerId, id);
    const values = readAddress(form);
    if (Object.keys(values).length > 0)
      await trx.updateTable('address').set(values).where('id', '=', id).execute();
    await takeUses(trx, customerId, address, form.type ?? []);
    return toResponse(trx, customerId, id);
  });
}

/** Replaces an address: an optional field that is missing is emptied. @throws Failure 422, 404. */
export function replaceAddress(
  db: Kysely<Schema>,
  customerId: number,
  id: number,
  form: AddressForm,
): Promise<AddressResponse> {
  return changeAddress(db, customerId, id, { address_2: '', mobile: '', ...form });
}

/**
 * Removes one of the customer's own addresses. One with uses needs a replacement, which takes
 * them over.
 * @throws Failure 422, 404.
 */
export async function removeAddress(
  db: Kysely<Schema>,
  customerId: number,
  id: number,
  { replaced_by: replacedBy }: AddressRemoval,
): Promise<AddressResponse> {
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerId);
    const before = await toCustomer(trx, customerId);
    const address = before.addresses.find((candidate) => candidate.id === id);
    if (!address) throw notFound();
    if (address.type.length > 0) {
      const others = allAddresses(before).filter((candidate) => candidate.id !== id);
      if (others.length === 0) throw invalidForm({ form: 'only_address' });
      if (replacedBy === undefined) throw invalidForm({ replaced_by: 'required' });
      if (!others.some((candidate) => candidate.id === replacedBy))
        throw invalidForm({ replaced_by: 'invalid' });
      const successor = await findOwnedAddress(trx, customerId, replacedBy);
      await takeUses(trx, customerId, successor, address.type);
    }
    await trx.deleteFrom('address').where('id', '=', id).where('customer_id', '=', customerId).execute();
    return { customer: await toCustomer(trx, customerId), address };
  });
}

async function insertAddress(
  trx: Kysely<Schema>,
  customerId: number,
  values: AddressValues,
): Promise<number> {
  const { id } = await trx
    .insertInto('address')
    .values({ ...values, customer_id: customerId, company_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function toResponse(trx: Kysely<Schema>, customerId: number, id: number): Promise<AddressResponse> {
  const customer = await toCustomer(trx, customerId);
  const address = allAddresses(customer).find((candidate) => candidate.id === id);
  if (!address) throw notFound();
  return { customer, address };
}

function isSame(address: AddressValues, values: AddressValues): boolean {
  return (Object.keys(values) as (keyof AddressValues)[]).every((name) => address[name] === values[name]);
}
