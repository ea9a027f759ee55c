import { describe, expect, it } from '@jest/globals';
import type { Address } from '#shared/contract/customer.ts';
import { deliveryAddressOf, invoiceAddressOf } from './checkout-addresses.ts';

const address = (id: number, type: Address['type'] = []): Address => ({
  id,
  label: `Adresse ${id}`,
  address_1: '1 rue du Lavoir',
  address_2: null,
  zipcode: '44000',
  city: 'Nantes',
  mobile: null,
  type,
});
const customer = (own: Address[], company: Address[] | null = null) => ({
  addresses: own,
  company: company && { name: 'Atelier', siret: '21001290200016', addresses: company },
});

describe('addresses of an order', () => {
  it('[CK-03] delivery: the passed address, else the default one, else the first of the company', () => {
    const both = customer([address(1), address(2, ['primary'])], [address(3), address(4)]);
    expect(deliveryAddressOf(both, 1)?.id).toBe(1);
    expect(deliveryAddressOf(both, 4)?.id).toBe(4);
    expect(deliveryAddressOf(both)?.id).toBe(2);
    expect(deliveryAddressOf(customer([address(1)], [address(3), address(4)]))?.id).toBe(3);
    expect(deliveryAddressOf(customer([address(1)], [address(3), address(4, ['primary'])]))?.id).toBe(4);
    expect(deliveryAddressOf(customer([]))).toBeNull();
  });

  it('[CK-03] delivery: the address of another customer is ignored', () => {
    expect(deliveryAddressOf(customer([address(1, ['primary'])]), 99)?.id).toBe(1);
  });

  it('[CK-04] invoice: the default for invoices, else that of deliveries, else the first of the company', () => {
    expect(invoiceAddressOf(customer([address(1, ['primary']), address(2, ['invoice'])]))?.id).toBe(2);
    expect(invoiceAddressOf(customer([address(1), address(2, ['primary'])], [address(3)]))?.id).toBe(2);
    expect(invoiceAddressOf(customer([address(1)], [address(3), address(4)]))?.id).toBe(3);
    expect(invoiceAddressOf(customer([], null))).toBeNull();
  });
});
