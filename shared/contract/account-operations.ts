import {
  changePasswordForm,
  loggedForm,
  logoutResponse,
  loginForm,
  mailSentResponse,
  changePasswordResponse,
  refusalForm,
  resendForm,
  rewindForm,
  signedIn,
  signupResponse,
  signupForm,
  siretCheck,
  siretInfo,
  siretQuery,
  validateCheck,
  validateForm,
  validateQuery,
} from './account.ts';
import { application, applicationQuery } from './application.ts';
import { listOf } from './common.ts';
import { approvalForm } from './credit.ts';
import { authState } from './customer.ts';
import { operation } from './operation.ts';

const tag = 'user';

/** Accounts of customers (AP-04, AP-05). The storefront never passes the tokens of these responses to browsers. */
export const ACCOUNT_OPERATIONS = [
  operation('POST /user/login', {
    tag,
    summary: 'Opens a session',
    body: loginForm,
    response: authState,
  }),
  operation('GET /user/logout', {
    tag,
    summary: 'Ends the session of the token',
    access: 'token',
    response: logoutResponse,
  }),
  operation('POST /user/logged', {
    tag,
    summary: 'Checks a session or renews its tokens',
    body: loggedForm,
    response: signedIn,
  }),
  operation('POST /user/rewind', {
    tag,
    summary: 'Mails a link to reset the password',
    body: rewindForm,
    response: mailSentResponse,
  }),
  operation('POST /user/change-password', {
    tag,
    summary: 'Changes a password with the mailed link or the old password',
    body: changePasswordForm,
    response: changePasswordResponse,
  }),
  operation('POST /user/signup', {
    tag,
    summary: 'Submits the application of a professional',
    body: signupForm,
    response: signupResponse,
  }),
  operation('GET /user/check-siret', {
    tag,
    summary: 'Checks whether an application may use a SIRET',
    query: siretQuery,
    response: siretCheck,
  }),
  operation('GET /user/get-info-siret', {
    tag,
    summary: 'Returns the company of a SIRET',
    query: siretQuery,
    response: siretInfo,
  }),
  operation('GET /user/check-validate', {
    tag,
    summary: 'Returns the state of a confirmation link',
    query: validateQuery,
    response: validateCheck,
  }),
  operation('POST /customer-validate', {
    tag,
    summary: 'Confirms an e-mail address by its link, once',
    body: validateForm,
    response: validateCheck,
  }),
  operation('POST /customer-validate/resend', {
    tag,
    summary: 'Mails the confirmation link again',
    access: 'token',
    body: resendForm,
    response: mailSentResponse,
  }),
  operation('GET /operator/application', {
    tag,
    summary: 'Lists accounts and applications in pages, the latest first',
    access: 'operator',
    roles: ['support'],
    query: applicationQuery,
    response: listOf(application),
  }),
  operation('POST /customer-validate/{id}/approve', {
    tag,
    summary: 'Approves an account whose e-mail address is confirmed, optionally with a credit limit',
    access: 'operator',
    roles: ['support'],
    body: approvalForm,
    response: validateCheck,
  }),
  operation('POST /customer-validate/{id}/refuse', {
    tag,
    summary: 'Refuses an account with a reason',
    access: 'operator',
    roles: ['support'],
    body: refusalForm,
    response: validateCheck,
  }),
];
