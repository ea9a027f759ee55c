import type {
  AddressAnswer,
  AddressForm,
  AddressRemoval,
  Customer,
  CustomerForm,
} from '#shared/contract/customer.ts';
import type { DeletionForm, DeletionState } from '#shared/contract/account-deletion.ts';
import type { Credit } from '#shared/contract/credit.ts';
import { OWN, type Caller } from './resource.ts';

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
    /** Credit of the customer's company. */
    credit: (customerId: string) =>
      caller.get<Credit>(`customer/${encodeURIComponent(customerId)}/credit`, {}, OWN),
    /** Open orders that prevent deletion, and the losses it brings. */
    deletion: () => caller.get<DeletionState>('user/deletion', {}, OWN),
    /** Ends the session with the account. */
    deleteAccount: (form: DeletionForm) => caller.write<{ deleted: true }>('DELETE', 'user', form),
  };
}

function addressPath(customerId: string, id?: number): string {
  return `customer/${encodeURIComponent(customerId)}/address${id === undefined ? '' : `/${id}`}`;
}
