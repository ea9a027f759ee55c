import type { NotesByOperation } from './operation-notes.ts';

const PASSWORD = {
  password: ['required', 'password_not_valid'],
  password_confirmation: ['required', 'password_not_identical'],
} as const;
const STATE = ['created', 'email_confirmed', 'company_checked', 'approved', 'refused', 'suspended'] as const;

/** Sessions, passwords and applications of professionals. */
export const ACCOUNT_NOTES = {
  'POST /user/login': {
    name: 'login',
    description:
      'Opens a session: an access token for `Authorization: Bearer`, a refresh token, the customer, favourites and, for a professional, the cart merged with the one of X-Cart-Token. Wrong passwords are throttled per account and per address; X-Device-Token marks a browser with an earlier login, whose attempts are counted apart.',
    errors: { 401: ['invalid_credentials', 'USER_NOT_VALIDATED'] },
    headers: ['cart', 'device'],
    isLimited: true,
  },
  'GET /user/logout': {
    name: 'logout',
    description: 'Ends the session of the token, which may have expired. Without a token it changes nothing.',
    errors: { 500: ['invalid_token'] },
  },
  'POST /user/logged': {
    name: 'renewSession',
    description:
      'Returns the customer and new tokens for a refresh token. `refresh` 1 rotates the refresh token, 0 only checks that the session holds.',
    errors: { 500: ['refresh_no_longer_available'] },
  },
  'POST /user/rewind': {
    name: 'requestPasswordReset',
    description:
      'Mails a link to choose a new password. The response and its time are the same for unknown addresses.',
    errors: { 422: ['invalid_form'] },
    fields: { email: ['required', 'invalid_format'] },
    isLimited: true,
  },
  'POST /user/change-password': {
    name: 'changePassword',
    description:
      'Sets a password, authorised by the token of the mailed link or by the old password of the session. All other sessions of the account end.',
    errors: { 422: ['invalid_form'], 500: ['token_required'] },
    fields: { ...PASSWORD, token: ['expired'], old_password: ['required', 'invalid'] },
    isLimited: true,
  },
  'POST /user/signup': {
    name: 'signUp',
    description:
      'Submits the application of a professional and mails a confirmation link. The response is the same for a known e-mail address; the same form sent again with the same `key` is one application.',
    errors: { 422: ['invalid_form'] },
    fields: {
      ...PASSWORD,
      form: ['invalid'],
      siret: ['length', 'checksum', 'unknown', 'inactive', 'used'],
      civility: ['invalid'],
      terms: ['required'],
    },
    isLimited: true,
  },
  'GET /user/check-siret': {
    name: 'checkSiret',
    description: 'Returns whether a SIRET is well-formed, registered, active and already used by an account.',
    isLimited: true,
  },
  'GET /user/get-info-siret': {
    name: 'getSiretInfo',
    description: 'Returns name and address of the company of a SIRET, to fill the application form.',
    errors: { 404: ['not_found'] },
    isLimited: true,
  },
  'GET /user/check-validate': {
    name: 'checkConfirmationLink',
    description: 'Returns the state of a confirmation link without using it.',
    isLimited: true,
  },
  'POST /customer-validate': {
    name: 'confirmEmail',
    description: 'Confirms the e-mail address of an account by its link, which works once.',
    isLimited: true,
  },
  'POST /customer-validate/resend': {
    name: 'resendConfirmation',
    description:
      'Mails the confirmation link again, for the account of the temporary token or of the e-mail address. The response is the same for unknown addresses.',
    errors: { 500: ['invalid_token'] },
    fields: { email: ['required'] },
    isLimited: true,
  },
  'GET /operator/application': {
    name: 'listApplications',
    description:
      'Returns the accounts of the public site with the entry of their company in the register, and the decisions that are possible now.',
  },
  'POST /customer-validate/{id}/approve': {
    name: 'approveAccount',
    description:
      'Opens an account whose e-mail address is confirmed and mails its owner. A credit limit needs the name of the operator in `by`.',
    errors: { 422: ['invalid_form'] },
    fields: { by: ['required'], state: STATE },
  },
  'POST /customer-validate/{id}/refuse': {
    name: 'refuseAccount',
    description: 'Refuses an application and mails the reason to its owner.',
    errors: { 422: ['invalid_form'] },
    fields: { state: STATE },
  },
} as const satisfies NotesByOperation;
