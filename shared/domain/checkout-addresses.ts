import type { Address, Customer } from '#shared/contract/customer.ts';
import type { AddressUse } from './address-uses.ts';

type Addresses = Pick<Customer, 'addresses' | 'company'>;

/**
 * Returns the delivery address without a relay: the passed address, the default one, or the company's first (CK-03).
 */
export function deliveryAddressOf(customer: Addresses, passed: number | null = null): Address | null {
  return (
    allAddresses(customer).find(({ id }) => id === passed) ??
    defaultFor(customer, 'primary') ??
    customer.company?.addresses[0] ??
    null
  );
}

/**
 * Returns the invoice address: the default for invoices, the default for deliveries, or the company's first (CK-04).
 */
export function invoiceAddressOf(customer: Addresses): Address | null {
  return (
    defaultFor(customer, 'invoice') ??
    defaultFor(customer, 'primary') ??
    customer.company?.addresses[0] ??
    null
  );
}

/** Lists the customer's own addresses, then those of the company. */
export function allAddresses({ addresses, company }: Addresses): Address[] {
  return [...addresses, ...(company?.addresses ?? [])];
}

function defaultFor(customer: Addresses, use: AddressUse): Address | undefined {
  return allAddresses(customer).find(({ type }) => type.includes(use));
}
