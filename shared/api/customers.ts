import type {
  AddressAnswer,
  AddressForm,
  AddressRemoval,
  Customer,
  CustomerForm,
} from '#shared/contract/customer.ts';
import type { Caller } from './resource.ts';

/** What customers do with what is known of them (spec section 7, customer). `customerId`: their number. */
export function createCustomersApi(caller: Caller) {
  return {
    update: (customerId: string, body: CustomerForm) =>
      caller.write<{ customer: Customer }>('PUT', `customer/${encodeURIComponent(customerId)}`, body),
    addAddress: (customerId: string, body: AddressForm) =>
      caller.write<AddressAnswer>('POST', addressPath(customerId), body),
    changeAddress: (customerId: string, id: number, body: Partial<AddressForm>) =>
      caller.write<AddressAnswer>('PATCH', addressPath(customerId, id), body),
    removeAddress: (customerId: string, id: number, body: AddressRemoval) =>
      caller.write<AddressAnswer>('DELETE', addressPath(customerId, id), body),
    /** Ends the session with the account. */
    deleteAccount: (password: string) => caller.write<{ deleted: true }>('DELETE', 'user', { password }),
  };
}

function addressPath(customerId: string, id?: number): string {
  return `customer/${encodeURIComponent(customerId)}/address${id === undefined ? '' : `/${id}`}`;
}
