import type { NotesByOperation } from './operation-notes.ts';

const ADDRESS = {
  label: ['required'],
  address_1: ['required'],
  zipcode: ['required', 'invalid'],
  city: ['required'],
  mobile: ['invalid'],
  form: ['too_many_addresses'],
} as const;
const REMOVAL = { form: ['only_address'], replaced_by: ['required', 'invalid'] } as const;
const DELETION = {
  errors: { 409: ['orders_open', 'losses_changed'] },
  fields: {
    password: ['required', 'invalid'],
    accepted: ['required'],
    form: ['orders_open', 'losses_changed'],
  },
  isLimited: true,
} as const;

/** Data of a customer: person, addresses, favourites, points, codes and credit. */
export const CUSTOMER_NOTES = {
  'PUT /customer/{customer_id}': {
    name: 'updateCustomer',
    description:
      'Replaces name, form of address and phone of the customer, and the company name of a professional.',
    fields: { civility: ['required', 'invalid'], phone: ['required', 'invalid'] },
  },
  'POST /customer/{customer_id}/address': {
    name: 'addCustomerAddress',
    description:
      'Adds an address. Default uses named in `type` move to it from the address that had them; an identical address is not added twice.',
    fields: ADDRESS,
  },
  'POST /customer/{customer_id}/address/{address_id}': {
    name: 'replaceCustomerAddress',
    description: 'Replaces all fields of an address and returns the customer with it.',
    fields: ADDRESS,
  },
  'PATCH /customer/{customer_id}/address/{address_id}': {
    name: 'updateCustomerAddress',
    description: 'Changes the fields that are sent and leaves the others.',
    fields: ADDRESS,
  },
  'DELETE /customer/{customer_id}/address/{address_id}': {
    name: 'removeCustomerAddress',
    description:
      'Removes an address. A default address needs `replaced_by`, the address that takes its uses over.',
    fields: REMOVAL,
  },
  'GET /address': {
    name: 'listAddresses',
    description: 'Lists the addresses of the customer and of the company.',
  },
  'GET /address/{id}': { name: 'getAddress', description: 'Returns one address of the customer.' },
  'POST /address': {
    name: 'addAddress',
    description: 'Adds an address; the generic form of `addCustomerAddress`.',
    fields: ADDRESS,
  },
  'PUT /address': {
    name: 'replaceAddress',
    description: 'Replaces all fields of the address named by `id` in the body.',
    errors: { 404: ['not_found'] },
    fields: ADDRESS,
  },
  'DELETE /address/{id}': {
    name: 'removeAddress',
    description: 'Removes an address; the generic form of `removeCustomerAddress`.',
    fields: REMOVAL,
  },
  'GET /user/deletion': {
    name: 'getDeletionState',
    description:
      'Returns the open orders that prevent the deletion of the account, and what is lost with it, with a seal to accept the losses.',
  },
  'DELETE /user': {
    name: 'deleteUser',
    description:
      'Deletes the account and the personal data of its owner. Orders and invoices are retained as the law requires, without a link to a person.',
    ...DELETION,
  },
  'DELETE /customer': {
    name: 'deleteCustomer',
    description: 'Deletes the account as `deleteUser` does.',
    ...DELETION,
  },
  'GET /customer/{customer_id}/credit': {
    name: 'getCredit',
    description: 'Returns the credit limit of the company, its debt and the remaining credit.',
    errors: { 404: ['not_found'] },
  },
  'GET /company': {
    name: 'listCompanies',
    description:
      'Lists companies by name with their credit, all or those whose name or SIRET contains a text.',
  },
  'PUT /company/{id}/credit-limit': {
    name: 'setCreditLimit',
    description: 'Sets the credit limit of a company and records the operator and the time.',
    errors: { 412: ['record_changed'] },
    headers: ['match'],
  },
  'GET /customer/{customer_id}/favorite': {
    name: 'listFavorites',
    description: 'Lists the favourite products with their cards, the last added first.',
  },
  'POST /customer/{customer_id}/favorite': {
    name: 'addFavorite',
    description: 'Adds a product to the favourites; adding it again changes nothing.',
    errors: { 422: ['invalid_form'] },
    fields: { entity_id: ['full'] },
  },
  'DELETE /customer/{customer_id}/favorite/{entity_id}': {
    name: 'removeFavorite',
    description: 'Removes a product from the favourites; a missing one changes nothing.',
  },
  'GET /customer/{customer_id}/loyalty': {
    name: 'getLoyalty',
    description: 'Returns the points of a professional with their ledger; 404 on a site without a programme.',
    errors: { 404: ['not_found'] },
  },
  'GET /customer/{customer_id}/loyalty/statement': {
    name: 'getLoyaltyStatement',
    description: 'Returns the ledger of points as a CSV file.',
    errors: { 404: ['not_found'] },
  },
  'GET /customer/{customer_id}/promotion': {
    name: 'listPromotions',
    description: 'Lists the promotion codes that the professional can use, has used or has missed.',
    errors: { 404: ['not_found'] },
  },
} as const satisfies NotesByOperation;
