import type { Address, Customer } from '#shared/contract/customer.ts';
import type { AddressUse } from './address-uses.ts';

type Addresses = Pick<Customer, 'addresses' | 'company'>;

/** Where an order goes when no relay was chosen: the passed address, the default one, the company's first (CK-03). */
export function deliveryAddressOf(customer: Addresses, passed: number | null = null): Address | null {
  return (
    allAddresses(customer).find(({ id }) => id === passed) ??
    defaultFor(customer, 'primary') ??
    customer.company?.addresses[0] ??
    null
  );
}

/** Where the bill goes: the default for bills, the default of deliveries, the company's first (CK-04). */
export function invoiceAddressOf(customer: Addresses): Address | null {
  return (
    defaultFor(customer, 'invoice') ??
    defaultFor(customer, 'primary') ??
    customer.company?.addresses[0] ??
    null
  );
}

/** The customer's own, then those of his company. */
export function allAddresses({ addresses, company }: Addresses): Address[] {
  return [...addresses, ...(company?.addresses ?? [])];
}

function defaultFor(customer: Addresses, use: AddressUse): Address | undefined {
  return allAddresses(customer).find(({ type }) => type.includes(use));
}
