import type { Address } from '#shared/contract/customer.ts';
import { ADDRESS_USES, type AddressUse } from '#shared/domain/address-uses.ts';

export type StoredAddress = Omit<Address, 'type'> & Record<AddressUse, boolean>;

/** A customer's addresses and his company's, each with what it is used for. */
export type AddressBook = { own: Address[]; company: Address[] };

/**
 * Says of each address what it is used for: of each use there is exactly one as soon as there is an address. What the
 * customer has named wins over what his company has; where nobody has named any, the first address stands for it.
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
