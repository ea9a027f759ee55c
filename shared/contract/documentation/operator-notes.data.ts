import type { NotesByOperation } from './operation-notes.ts';

const PASSWORD = {
  password: ['required', 'password_not_valid'],
  password_confirmation: ['required', 'password_not_identical'],
} as const;
const PERSON_ONLY = { 403: ['person_required'] } as const;

/** Sign-in, people and tokens of the back office. */
export const OPERATOR_NOTES = {
  'POST /operator/session': {
    name: 'signInOperator',
    description:
      'Opens a session of an operator and sets its cookie, `operator_session`, which replaces an earlier one. Unknown addresses, disabled accounts and wrong passwords are refused alike and in the same time; attempts are throttled per account and per address. A session ends after `OPERATOR_SESSION_HOURS`, or `OPERATOR_IDLE_MINUTES` without a request.',
    errors: { 401: ['invalid_credentials', 'code_required', 'invalid_code'], 403: ['cross_site'] },
    isLimited: true,
  },
  'GET /operator/session': {
    name: 'getOperatorSession',
    description: 'Returns the operator of the request, its roles and, for a person, its session.',
  },
  'DELETE /operator/session': {
    name: 'signOutOperator',
    description: 'Ends the session of the cookie and removes the cookie. With a token it changes nothing.',
  },
  'GET /operator/today': {
    name: 'getOperatorToday',
    description:
      'Returns the work that waits for the team, as far as the roles of the operator see it, the articles with the lowest stock, and the sales of the last 30 days.',
  },
  'GET /operator/setup': {
    name: 'getSetupChecklist',
    description:
      'Lists the steps from an empty shop to one that sells, each with what is missing: seller, brand, products, translations, prices, pictures, legal pages, carriers, payment, emails, a test order, the second factor of the operator.',
  },
  'POST /operator/test-message': {
    name: 'sendTestMessage',
    description:
      'Sends the signed-in operator a message at once and returns what the mail server said. A shop without a mail server stores it in its mailbox. The log of operators has each attempt.',
  },
  'GET /operator/broken-link': {
    name: 'listBrokenLinks',
    description:
      'Lists the links in pages, menus, slides, after-sales pages, categories and redirects whose address is no page of the site and redirects to none: the first 200, with the number of all.',
  },
  'GET /operator/sessions': {
    name: 'listOperatorSessions',
    description: 'Lists the open sessions of the operator, the latest first; none for a token.',
  },
  'DELETE /operator/sessions/{id}': {
    name: 'endOperatorSession',
    description: 'Ends a session of the operator. Sessions of others are not found.',
    errors: PERSON_ONLY,
  },
  'PUT /operator/password': {
    name: 'changeOperatorPassword',
    description:
      'Changes the password of the operator, authorised by the present one, and mails a notice. All other sessions end, and the session of the request gets a new cookie. Wrong passwords are throttled.',
    errors: { ...PERSON_ONLY, 429: ['too_many_requests'] },
    fields: { ...PASSWORD, old_password: ['required', 'invalid'] },
  },
  'POST /operator/password-link': {
    name: 'requestOperatorPasswordLink',
    description:
      'Mails a link to choose a new password, valid for one hour. The response and its time are the same for unknown addresses.',
    errors: { 403: ['cross_site'] },
    fields: { email: ['required', 'invalid_format'] },
    isLimited: true,
  },
  'POST /operator/password-reset': {
    name: 'resetOperatorPassword',
    description:
      'Sets the password of an operator with the token of the mailed link, which works once. All sessions of the operator end; a second factor stays.',
    errors: { 403: ['cross_site'] },
    fields: { ...PASSWORD, token: ['expired'] },
    isLimited: true,
  },
  'POST /operator/invitation-acceptance': {
    name: 'acceptOperatorInvitation',
    description:
      'Creates the account of an invited operator with the token of the mailed link, which works once.',
    errors: { 403: ['cross_site'] },
    fields: { ...PASSWORD, name: ['required'], token: ['expired'] },
    isLimited: true,
  },
  'POST /operator/second-factor': {
    name: 'beginSecondFactor',
    description:
      'Creates a secret of time-based codes (RFC 6238: six digits, 30 seconds, SHA-1). It counts once a code confirms it; a second call replaces it.',
    errors: { ...PERSON_ONLY, 409: ['already_enrolled'] },
  },
  'POST /operator/second-factor/confirmation': {
    name: 'confirmSecondFactor',
    description:
      'Sets up the second factor with a code of the new secret and returns ten recovery codes. All other sessions end, and the session of the request gets a new cookie.',
    errors: { ...PERSON_ONLY, 409: ['already_enrolled'] },
    fields: { code: ['required', 'invalid'] },
  },
  'POST /operator/second-factor/removal': {
    name: 'removeSecondFactor',
    description:
      'Removes the second factor with the password and a code, or a recovery code. Wrong ones are throttled.',
    errors: { ...PERSON_ONLY, 429: ['too_many_requests'] },
    fields: { password: ['required', 'invalid'], code: ['required', 'invalid'] },
  },
  'GET /operator': {
    name: 'listOperators',
    description: 'Lists the people who operate the shop, by name.',
  },
  'GET /operator/invitation': {
    name: 'listOperatorInvitations',
    description: 'Lists the invitations that have not been accepted, also expired ones.',
  },
  'POST /operator/invitation': {
    name: 'inviteOperator',
    description:
      'Mails a link, valid for three days, to choose a name and a password. A second invitation to the same address replaces the first.',
    fields: { email: ['taken'] },
  },
  'DELETE /operator/invitation/{id}': {
    name: 'withdrawOperatorInvitation',
    description: 'Removes an invitation: its link no longer works.',
  },
  'GET /operator/token': {
    name: 'listOperatorTokens',
    description: 'Lists the tokens of programs with their last use, without their secrets.',
  },
  'POST /operator/token': {
    name: 'createOperatorToken',
    description:
      'Creates a token for `Authorization: Bearer` with roles and an end. Its secret is in this response only: the back office stores a hash.',
    fields: { expires_at: ['past', 'too_late'] },
  },
  'DELETE /operator/token/{id}': {
    name: 'revokeOperatorToken',
    description: 'Removes a token, which is refused from then on.',
  },
  'GET /operator/log': {
    name: 'listOperatorChanges',
    description:
      'Lists what operators have written: who, when, from where, and the changed fields before and after. Secrets and contact details of people are masked. Filters combine. `OPERATOR_LOG_MONTHS` sets how long changes are stored.',
  },
  'GET /operator/page/{id}/change': {
    name: 'listPageChanges',
    description:
      'Lists what operators have changed in a page, in the language of the request, the latest first: who, when, and the changed fields before and after.',
  },
  'PUT /operator/{id}': {
    name: 'replaceOperator',
    description:
      'Changes the name and the role of an operator, and disables or enables the account. Disabling ends its sessions. The last owner keeps role and access.',
    errors: { 409: ['last_owner'], 412: ['record_changed'] },
    headers: ['match'],
  },
  'DELETE /operator/{id}/second-factor': {
    name: 'removeOperatorSecondFactor',
    description: 'Removes the second factor of an operator who has lost it, and ends its sessions.',
    errors: { 412: ['record_changed'] },
    headers: ['match'],
  },
  'DELETE /operator/{id}': {
    name: 'removeOperator',
    description:
      'Removes an operator with its sessions. The log of changes still names it. The last owner cannot be removed.',
    errors: { 409: ['last_owner'], 412: ['record_changed'] },
    headers: ['match'],
  },
} as const satisfies NotesByOperation;
