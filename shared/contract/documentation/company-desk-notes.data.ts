import type { NotesByOperation } from './operation-notes.ts';

/** Documentation of the work of the team on companies and their people. */
export const COMPANY_DESK_NOTES = {
  'GET /operator/company/{id}': {
    name: 'getCompany',
    description:
      'Returns a company with its people. An approved professional pays the price of the net price list, the same for every company, and where it has none the professional price less the discount of the company. Names, addresses and numbers of people are masked for operators whose only role is `read_only`.',
    hasTag: true,
  },
  'PUT /operator/company/{id}': {
    name: 'setCompanyDiscount',
    description:
      'Sets the discount of a company, which applies to every price shown and every cart from now on. Orders keep their amounts.',
    errors: { 412: ['record_changed'] },
    headers: ['match'],
    hasTag: true,
  },
  'GET /operator/customer/{id}/loyalty': {
    name: 'getCustomerPoints',
    description:
      'Returns the points of a customer of a company as the customer sees them, and who corrected them; 404 on a site without a programme. Name and reasons are masked for operators whose only role is `read_only`.',
  },
  'POST /operator/customer/{id}/point-correction': {
    name: 'correctPoints',
    description:
      'Adds points, which are valid as long as earned ones, or takes points, those that expire first. The customer reads the reason in the statement. A correction that takes more than the balance is refused, and `params.balance` is the balance. Corrections are never changed or removed, and count for no level. The same Idempotency-Key corrects once.',
    errors: { 400: ['invalid_request'], 409: ['key_reused'], 422: ['invalid_form'] },
    fields: {
      'idempotency-key': ['required'],
      points: ['required', 'exceeds_balance'],
      form: ['key_reused'],
    },
    headers: ['idempotency'],
  },
} as const satisfies NotesByOperation;
