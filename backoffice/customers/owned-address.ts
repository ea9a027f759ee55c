import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { AddressUse } from '#shared/domain/address-uses.ts';

/** Whose an address is: the customer's own, or his company's. */
export type AddressOwner = { column: 'customer_id' | 'company_id'; id: number };
export type OwnedAddress = { id: number; owner: AddressOwner };

/**
 * Finds an address among the customer's own and his company's. The customer's row is locked until the transaction
 * ends: who changes addresses at the same time waits, so that the defaults stay one of each.
 * @throws Failure 404 for an address of anybody else.
 */
export async function findOwnedAddress(
  within: Kysely<Schema>,
  customerId: number,
  id: number,
): Promise<OwnedAddress> {
  const companyId = await lockCustomer(within, customerId);
  const row = await within
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

/** Gives the number of the customer's company. */
export async function lockCustomer(within: Kysely<Schema>, customerId: number): Promise<number | null> {
  const customer = await within
    .selectFrom('customer')
    .select('company_id')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!customer) throw notFound();
  // Colleagues may name a default of their company's at the same time.
  if (customer.company_id !== null)
    await within
      .selectFrom('company')
      .select('id')
      .where('id', '=', customer.company_id)
      .forUpdate()
      .execute();
  return customer.company_id;
}

/** An address takes uses over: whichever of the customer's own had them has them no longer, nor of its owner's. */
export async function takeUses(
  within: Kysely<Schema>,
  customerId: number,
  { id, owner }: OwnedAddress,
  uses: readonly AddressUse[],
): Promise<void> {
  for (const use of uses) {
    await within
      .updateTable('address')
      .set({ [use]: false })
      .where((where) => where.or([where('customer_id', '=', customerId), where(owner.column, '=', owner.id)]))
      .where('id', '!=', id)
      .where(use, '=', true)
      .execute();
    await within
      .updateTable('address')
      .set({ [use]: true })
      .where('id', '=', id)
      .execute();
  }
}
