import {
  changePasswordForm,
  loggedForm,
  loggedOut,
  loginForm,
  mailSent,
  passwordChanged,
  refusalForm,
  resendForm,
  rewindForm,
  signedIn,
  signupAnswer,
  signupForm,
  siretCheck,
  siretInfo,
  siretQuery,
  validateCheck,
  validateForm,
  validateQuery,
} from './account.ts';
import { approvalForm } from './credit.ts';
import { authState } from './customer.ts';
import { operation } from './operation.ts';

const tag = 'user';

/** Accounts of customers (AP-04, AP-05). The storefront keeps the tokens in these responses from browsers. */
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
    response: loggedOut,
  }),
  operation('POST /user/logged', {
    tag,
    summary: 'Whether a session still holds, with new tokens',
    body: loggedForm,
    response: signedIn,
  }),
  operation('POST /user/rewind', {
    tag,
    summary: 'Mails a link to choose a new password',
    body: rewindForm,
    response: mailSent,
  }),
  operation('POST /user/change-password', {
    tag,
    summary: 'Changes a password by the mail’s link or by the old one',
    body: changePasswordForm,
    response: passwordChanged,
  }),
  operation('POST /user/signup', {
    tag,
    summary: 'A professional’s application',
    body: signupForm,
    response: signupAnswer,
  }),
  operation('GET /user/check-siret', {
    tag,
    summary: 'Whether a SIRET may be signed up with',
    query: siretQuery,
    response: siretCheck,
  }),
  operation('GET /user/get-info-siret', {
    tag,
    summary: 'The company of a SIRET',
    query: siretQuery,
    response: siretInfo,
  }),
  operation('GET /user/check-validate', {
    tag,
    summary: 'State of a confirmation link',
    query: validateQuery,
    response: validateCheck,
  }),
  operation('POST /customer-validate', {
    tag,
    summary: 'Confirms an e-mail by its link, once',
    body: validateForm,
    response: validateCheck,
  }),
  operation('POST /customer-validate/resend', {
    tag,
    summary: 'Mails the confirmation link anew',
    access: 'token',
    body: resendForm,
    response: mailSent,
  }),
  operation('POST /customer-validate/{id}/approve', {
    tag,
    summary: 'Opens an account whose e-mail is confirmed, with a credit limit for its company or none',
    access: 'operator',
    body: approvalForm,
    response: validateCheck,
  }),
  operation('POST /customer-validate/{id}/refuse', {
    tag,
    summary: 'Refuses an account, with a reason',
    access: 'operator',
    body: refusalForm,
    response: validateCheck,
  }),
];
