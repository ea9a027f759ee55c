import type { NotesByOperation } from './operation-notes.ts';

/** Contacts, tickets and the forms of visitors. */
export const CONTACT_NOTES = {
  'GET /ticket-form-values': {
    name: 'getTicketFormValues',
    description:
      'Returns what the contact form offers: subjects with their own questions, forms of address, products and countries.',
  },
  'POST /ticket': {
    name: 'createTicket',
    description:
      'Stores a request with up to three files (JPEG, PNG or PDF, detected by their bytes, 5 MB each) and mails it to the team and to the visitor. The same form sent again with the same `key` returns the same reference.',
    fields: {
      form: ['invalid', 'not_verified', 'too_fast', 'program'],
      '*': ['invalid', 'too_early'],
      files: ['too_many_files', 'too_large', 'damaged_file', 'wrong_type', 'empty_file'],
    },
    isLimited: true,
  },
  'GET /contact': {
    name: 'listContacts',
    description:
      'Lists installers or distributors around a position, the nearest first, or the points of all stockists for a map.',
  },
  'GET /contact/{id}': {
    name: 'getContact',
    description: 'Returns one installer or distributor with its opening hours, products and labels.',
  },
  'GET /thermo/search-customer': {
    name: 'findThermoContacts',
    description:
      'Returns the contacts of the heat pump family who are responsible for the postcode of the customer. Operators pass `zipcode`; for customers the address of the account counts.',
    errors: { 404: ['not_found'] },
    fields: { zipcode: ['required'] },
  },
  'GET /thermo/search-customer/{id}': {
    name: 'getThermoContactCard',
    description: 'Returns one contact of the heat pump family as a vCard file.',
  },
  'GET /chauffage/search-customer': {
    name: 'findHeatingContacts',
    description:
      'Returns the contacts of the heating family who are responsible for the postcode of the customer. Operators pass `zipcode`; for customers the address of the account counts.',
    errors: { 404: ['not_found'] },
    fields: { zipcode: ['required'] },
  },
  'GET /chauffage/search-customer/{id}': {
    name: 'getHeatingContactCard',
    description: 'Returns one contact of the heating family as a vCard file.',
  },
  'POST /contact/send-mail-create-account': {
    name: 'requestAccount',
    description: 'Asks the team by e-mail to open web access for an existing customer.',
    isLimited: true,
  },
  'POST /contact/send-configuration-installateur': {
    name: 'sendConfiguration',
    description:
      'Mails configurations of one worksite to an installer, with a copy to the sender. The same form sent again with the same `key` is not mailed again.',
    errors: { 404: ['not_found'] },
    isLimited: true,
  },
  'POST /consent': {
    name: 'recordConsent',
    description:
      'Appends a choice on the consent question to the ledger as proof. The receipt is random and names no person.',
    fields: { asked: ['repeated'], accepted: ['repeated', 'not_asked'] },
    isLimited: true,
  },
} as const satisfies NotesByOperation;
