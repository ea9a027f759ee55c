import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { AddressUse } from '#shared/domain/address-uses.ts';

/** Owner of an address: the customer or the customer's company. */
export type AddressOwner = { column: 'customer_id' | 'company_id'; id: number };
export type OwnedAddress = { id: number; owner: AddressOwner };

/**
 * Finds an address among the customer's own and the company's. Locks the customer's row until
 * the transaction ends, so that concurrent changes leave one default per use.
 * @throws Failure 404 for an address of another customer.
 */
export async function findOwnedAddress(
  trx: Kysely<Schema>,
  customerId: number,
  id: number,
): Promise<OwnedAddress> {
  const companyId = await lockCustomer(trx, customerId);
  const row = await trx
    .selectFrom('address')
    .select(['id', 'customer_id'])
    .where('id', '=', id)
    .where((where) => where.or([where('customer_id', '=', customerId), where('company_id', '=', companyId)]))
    .executeTakeFirst();
  if (!row) throw notFound();
  const owner: AddressOwner =
    row.customer_id === null
      ? { column: 'company_id', id: companyId ?? 0 }
      : { column: 'customer_id', id: customerId };
  return { id, owner };
}

/** Returns the id of the customer's company. */
export async function lockCustomer(trx: Kysely<Schema>, customerId: number): Promise<number | null> {
  const customer = await trx
    .selectFrom('customer')
    .select('company_id')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!customer) throw notFound();
  // Colleagues may change a default of the company at the same time.
  if (customer.company_id !== null)
    await trx.selectFrom('company').select('id').where('id', '=', customer.company_id).forUpdate().execute();
  return customer.company_id;
}

/**
 * Gives uses to an address, and takes them from the other addresses of the customer and of its
 * owner.
 */
export async function takeUses(
  trx: Kysely<Schema>,
  customerId: number,
  { id, owner }: OwnedAddress,
  uses: readonly AddressUse[],
): Promise<void> {
  for (const use of uses) {
    await trx
      .updateTable('address')
      .set({ [use]: false })
      .where((where) => where.or([where('customer_id', '=', customerId), where(owner.column, '=', owner.id)]))
      .where('id', '!=', id)
      .where(use, '=', true)
      .execute();
    await trx
      .updateTable('address')
      .set({ [use]: true })
      .where('id', '=', id)
      .execute();
  }
}
