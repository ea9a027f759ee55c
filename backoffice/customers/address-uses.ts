import type { Address } from '#shared/contract/customer.ts';
import { ADDRESS_USES, type AddressUse } from '#shared/domain/address-uses.ts';

export type StoredAddress = Omit<Address, 'type'> & Record<AddressUse, boolean>;

/** Addresses of a customer and of the company, each with its uses. */
export type AddressBook = { own: Address[]; company: Address[] };

/**
 * Assigns each use to exactly one address. The customer's choice takes precedence over the
 * company's; without any, the first address is used.
 */
export function toAddressBook(own: readonly StoredAddress[], company: readonly StoredAddress[]): AddressBook {
  const all = [...own, ...company];
  const defaults = ADDRESS_USES.map(
    (use) => [use, (all.find((address) => address[use]) ?? all[0])?.id] as const,
  );
  const toAddress = ({ invoice: _invoice, primary: _primary, ...address }: StoredAddress): Address => ({
    ...address,
    type: defaults.filter(([, id]) => id === address.id).map(([use]) => use),
  });
  return { own: own.map(toAddress), company: company.map(toAddress) };
}
