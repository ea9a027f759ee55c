import { idParams, listOf, pageQuery } from './common.ts';
import { mailSentResponse } from './account.ts';
import { brokenLinks } from './broken-link.ts';
import {
  acceptedInvitation,
  newOperatorToken,
  operatorAcceptanceForm,
  operatorForm,
  operatorInvitation,
  operatorInvitationForm,
  operatorLinkForm,
  operatorLogin,
  operatorPasswordForm,
  operatorPerson,
  operatorResetForm,
  operatorSession,
  operatorState,
  operatorToken,
  operatorTokenForm,
  passwordChanged,
  recoveryCodes,
  secondFactor,
  secondFactorCode,
  secondFactorRemoval,
  secondFactorRemoved,
  signedOut,
} from './operator.ts';
import { operatorChange, operatorLogQuery, pageChange } from './operator-log.ts';
import { operatorToday } from './operator-today.ts';
import { setupChecklist, testMessage } from './setup-checklist.ts';
import { operation } from './operation.ts';
import { OPERATOR_ROLES } from './operator-role.ts';

const tag = 'operator';
/** Operations about the operator of the request. */
const SELF = { tag, access: 'operator', roles: OPERATOR_ROLES } as const;
const OWNER = { tag, access: 'operator', roles: [] } as const;

/** Sign-in, people and tokens of the back office. The storefront does not forward these calls. */
export const OPERATOR_OPERATIONS = [
  operation('POST /operator/session', {
    tag,
    summary: 'Opens a session of an operator',
    body: operatorLogin,
    isForm: true,
    response: operatorState,
  }),
  operation('GET /operator/session', {
    ...SELF,
    admitsUnenrolled: true,
    summary: 'Returns the operator of the request',
    response: operatorState,
  }),
  operation('DELETE /operator/session', {
    ...SELF,
    admitsUnenrolled: true,
    summary: 'Ends the session of the request',
    response: signedOut,
  }),
  operation('GET /operator/today', {
    ...SELF,
    summary: 'Returns the work that waits and recent sales',
    response: operatorToday,
  }),
  operation('GET /operator/setup', {
    tag: 'operator',
    access: 'operator',
    roles: [],
    summary: 'Lists what the shop lacks before it sells',
    response: setupChecklist,
  }),
  operation('POST /operator/test-message', {
    tag: 'operator',
    access: 'operator',
    roles: [],
    summary: 'Sends the operator a message that tries the mail server',
    response: testMessage,
  }),
  operation('GET /operator/broken-link', {
    tag: 'operator',
    access: 'operator',
    roles: ['content', 'read_only'],
    summary: 'Lists the links of content and redirects that lead to no page',
    response: brokenLinks,
  }),
  operation('GET /operator/sessions', {
    ...SELF,
    summary: 'Lists the open sessions of the operator',
    response: listOf(operatorSession),
  }),
  operation('DELETE /operator/sessions/{id}', {
    ...SELF,
    summary: 'Ends a session of the operator',
    response: idParams,
  }),
  operation('PUT /operator/password', {
    ...SELF,
    summary: 'Changes the password of the operator',
    body: operatorPasswordForm,
    isForm: true,
    response: passwordChanged,
  }),
  operation('POST /operator/password-link', {
    tag,
    summary: 'Mails an operator a link to choose a new password',
    body: operatorLinkForm,
    isForm: true,
    response: mailSentResponse,
  }),
  operation('POST /operator/password-reset', {
    tag,
    summary: 'Sets the password of an operator with the mailed link',
    body: operatorResetForm,
    isForm: true,
    response: passwordChanged,
  }),
  operation('POST /operator/invitation-acceptance', {
    tag,
    summary: 'Creates the account of an invited operator, once',
    body: operatorAcceptanceForm,
    isForm: true,
    response: acceptedInvitation,
  }),
  operation('POST /operator/second-factor', {
    ...SELF,
    admitsUnenrolled: true,
    summary: 'Creates a secret for the second factor of the operator',
    response: secondFactor,
  }),
  operation('POST /operator/second-factor/confirmation', {
    ...SELF,
    admitsUnenrolled: true,
    summary: 'Sets up the second factor with a code of the new secret',
    body: secondFactorCode,
    isForm: true,
    response: recoveryCodes,
  }),
  operation('POST /operator/second-factor/removal', {
    ...SELF,
    summary: 'Removes the second factor of the operator',
    body: secondFactorRemoval,
    isForm: true,
    response: secondFactorRemoved,
  }),
  operation('GET /operator', {
    ...OWNER,
    summary: 'Lists the operators in pages',
    query: pageQuery,
    response: listOf(operatorPerson),
  }),
  operation('GET /operator/invitation', {
    ...OWNER,
    summary: 'Lists the invitations that have not been accepted',
    response: listOf(operatorInvitation),
  }),
  operation('POST /operator/invitation', {
    ...OWNER,
    summary: 'Invites an operator by mail',
    body: operatorInvitationForm,
    response: operatorInvitation,
  }),
  operation('DELETE /operator/invitation/{id}', {
    ...OWNER,
    summary: 'Withdraws an invitation',
    response: idParams,
  }),
  operation('GET /operator/token', {
    ...OWNER,
    summary: 'Lists the tokens of programs',
    response: listOf(operatorToken),
  }),
  operation('POST /operator/token', {
    ...OWNER,
    summary: 'Creates a token of a program',
    body: operatorTokenForm,
    response: newOperatorToken,
  }),
  operation('DELETE /operator/token/{id}', {
    ...OWNER,
    summary: 'Revokes a token',
    response: idParams,
  }),
  operation('GET /operator/log', {
    ...OWNER,
    summary: 'Lists the changes of operators in pages, the latest first',
    query: operatorLogQuery,
    response: listOf(operatorChange),
  }),
  operation('GET /operator/page/{id}/change', {
    tag,
    access: 'operator',
    roles: ['content'],
    summary: 'Lists the changes of a page',
    query: pageQuery,
    response: listOf(pageChange),
  }),
  operation('PUT /operator/{id}', {
    ...OWNER,
    summary: 'Changes the name and the role of an operator, and disables or enables it',
    body: operatorForm,
    response: operatorPerson,
  }),
  operation('DELETE /operator/{id}/second-factor', {
    ...OWNER,
    summary: 'Removes the second factor of an operator who has lost it',
    response: idParams,
  }),
  operation('DELETE /operator/{id}', {
    ...OWNER,
    summary: 'Removes an operator',
    response: idParams,
  }),
];
