import { accountDeleted, deletionForm, deletionState } from './account-deletion.ts';
import { identifier, listOf } from './common.ts';
import {
  address,
  addressResponse,
  addressForm,
  addressRemoval,
  customerResponse,
  customerForm,
} from './customer.ts';
import { operation } from './operation.ts';

const OWN = { tag: 'customer', access: 'customer' } as const;
const FORM = { ...OWN, isForm: true } as const;
const ADDRESS = { tag: 'address', access: 'customer' } as const;
const ADDRESS_FORM = { ...ADDRESS, isForm: true } as const;

/** Operations of customers on their own data (spec section 7, customer). */
export const CUSTOMER_OPERATIONS = [
  operation('PUT /customer/{customer_id}', {
    ...FORM,
    summary: 'Replaces the personal data of the customer',
    body: customerForm,
    response: customerResponse,
  }),
  operation('POST /customer/{customer_id}/address', {
    ...FORM,
    summary: 'Adds an address',
    body: addressForm,
    response: addressResponse,
  }),
  operation('POST /customer/{customer_id}/address/{address_id}', {
    ...FORM,
    summary: 'Replaces an address',
    body: addressForm,
    response: addressResponse,
  }),
  operation('PATCH /customer/{customer_id}/address/{address_id}', {
    ...FORM,
    summary: 'Changes an address',
    body: addressForm.partial(),
    response: addressResponse,
  }),
  operation('DELETE /customer/{customer_id}/address/{address_id}', {
    ...FORM,
    summary: 'Removes an address',
    body: addressRemoval,
    response: addressResponse,
  }),
  // The same addresses as a generic resource.
  operation('GET /address', {
    ...ADDRESS,
    summary: 'Lists the addresses of the customer and of the company',
    response: listOf(address),
  }),
  operation('GET /address/{id}', {
    ...ADDRESS,
    summary: 'Returns one address',
    response: address,
  }),
  operation('POST /address', {
    ...ADDRESS_FORM,
    summary: 'Adds an address',
    body: addressForm,
    response: addressResponse,
  }),
  operation('PUT /address', {
    ...ADDRESS_FORM,
    summary: 'Replaces an address',
    body: addressForm.extend({ id: identifier }),
    response: addressResponse,
  }),
  operation('DELETE /address/{id}', {
    ...ADDRESS_FORM,
    summary: 'Removes an address',
    body: addressRemoval,
    response: addressResponse,
  }),
  operation('GET /user/deletion', {
    ...OWN,
    summary: 'Returns what prevents the deletion of the account, and what is lost with it',
    response: deletionState,
  }),
  operation('DELETE /user', {
    ...FORM,
    summary: 'Deletes the account and the personal data of its owner; 409 while orders are open',
    body: deletionForm,
    response: accountDeleted,
  }),
  operation('DELETE /customer', {
    ...FORM,
    summary: 'Deletes the account of a customer by its customer number',
    body: deletionForm,
    response: accountDeleted,
  }),
];
