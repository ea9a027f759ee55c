import type { z } from 'zod';
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
import { read, type Operation } from './operation.ts';

/** Accounts of customers (AP-04, AP-05): tokens in these answers are kept from browsers by the storefront. */
export const ACCOUNT_OPERATIONS: readonly Operation[] = [
  post('user', '/user/login', 'Opens a session', loginForm, authState),
  {
    ...read('user', '/user/logout', 'Ends the session of the token', { answer: loggedOut }),
    access: 'token',
  },
  post('user', '/user/logged', 'Whether a session still holds, with new tokens', loggedForm, signedIn),
  post('user', '/user/rewind', 'Mails a link to choose a new password', rewindForm, mailSent),
  post(
    'user',
    '/user/change-password',
    'Changes a password by the mail’s link or by the old one',
    changePasswordForm,
    passwordChanged,
  ),
  post('user', '/user/signup', 'A professional’s application', signupForm, signupAnswer),
  read('user', '/user/check-siret', 'Whether a SIRET may be signed up with', {
    query: siretQuery,
    answer: siretCheck,
  }),
  read('user', '/user/get-info-siret', 'The company of a SIRET', { query: siretQuery, answer: siretInfo }),
  read('user', '/user/check-validate', 'State of a confirmation link', {
    query: validateQuery,
    answer: validateCheck,
  }),
  post('user', '/customer-validate', 'Confirms an e-mail by its link, once', validateForm, validateCheck),
  {
    ...post('user', '/customer-validate/resend', 'Mails the confirmation link anew', resendForm, mailSent),
    access: 'token',
  },
  decision(
    '/customer-validate/{id}/approve',
    'Opens an account whose e-mail is confirmed, with a credit limit for its company or none',
    approvalForm,
  ),
  decision('/customer-validate/{id}/refuse', 'Refuses an account, with a reason', refusalForm),
];

function post(
  tagName: string,
  path: string,
  summary: string,
  body: z.ZodObject,
  answer: z.ZodType,
): Operation {
  return { id: `POST ${path}`, method: 'post', path, summary, tag: tagName, access: 'public', body, answer };
}

/** What the team decides about an account. */
function decision(path: string, summary: string, body: z.ZodObject): Operation {
  const common = { method: 'post', tag: 'user', access: 'operator', answer: validateCheck } as const;
  return { id: `POST ${path}`, path, summary, body, ...common };
}
