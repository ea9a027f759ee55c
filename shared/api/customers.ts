import type { AddressForm, AddressRemoval, CustomerForm } from '#shared/contract/customer.ts';
import type { DeletionForm } from '#shared/contract/account-deletion.ts';
import { OWN, type Caller } from './caller.ts';

/** Creates the calls for customer data (spec section 7, customer). `customerId`: the customer's number. */
export function createCustomersApi(caller: Caller) {
  return {
    update: (customerId: string, body: CustomerForm) =>
      caller.call('PUT /customer/{customer_id}', { params: { customer_id: customerId }, body }),
    addAddress: (customerId: string, body: AddressForm) =>
      caller.call('POST /customer/{customer_id}/address', { params: { customer_id: customerId }, body }),
    changeAddress: (customerId: string, id: number, body: Partial<AddressForm>) =>
      caller.call('PATCH /customer/{customer_id}/address/{address_id}', {
        params: { customer_id: customerId, address_id: id },
        body,
      }),
    removeAddress: (customerId: string, id: number, body: AddressRemoval) =>
      caller.call('DELETE /customer/{customer_id}/address/{address_id}', {
        params: { customer_id: customerId, address_id: id },
        body,
      }),
    credit: (customerId: string) =>
      caller.call('GET /customer/{customer_id}/credit', { params: { customer_id: customerId }, ...OWN }),
    /** Open orders that prevent deletion, and the losses it brings. */
    deletion: () => caller.call('GET /user/deletion', OWN),
    /** Ends the session with the account. */
    deleteAccount: (form: DeletionForm) => caller.call('DELETE /user', { body: form }),
  };
}
