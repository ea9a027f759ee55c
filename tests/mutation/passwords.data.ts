import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { drop } from '#scripts/mutation/operators/drop.ts';
import { replaceCall } from '#scripts/mutation/operators/replace-call.ts';
import { replaceNumber } from '#scripts/mutation/operators/replace-literal.ts';
import { replaceProperty } from '#scripts/mutation/operators/replace-property.ts';
import { returnOnly } from '#scripts/mutation/operators/return-only.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';
import { unchain } from '#scripts/mutation/operators/unchain.ts';

const THROTTLE = 'backoffice/accounts/login-throttle.db.test.ts';
const LOGIN = 'backoffice/accounts/login.db.test.ts';
const PASSWORDS = 'backoffice/accounts/passwords.db.test.ts';

/** Accounts cannot be enumerated, attempts are limited, and mailed links have a limited use. */
export const PASSWORDS_AND_ATTEMPTS: readonly MutationTest[] = [
  {
    name: 'login throttle: wrong passwords count',
    in: 'logIn',
    file: 'backoffice',
    mutation: skip('countLogin'),
    test: [THROTTLE, 'even concurrent ones, are followed by a stated wait'],
  },
  {
    name: 'login throttle: each failure doubles the wait',
    in: 'countAttempt',
    mutation: replaceNumber(2, 1),
    test: [THROTTLE, 'each further wrong password doubles the wait'],
  },
  {
    name: 'login throttle: attempts of a client address are limited',
    in: 'countLogin',
    mutation: drop('rule', 'address'),
    test: [THROTTLE, 'thirty wrong passwords in a quarter of an hour, whatever the account'],
  },
  {
    name: 'login throttle: attempts on an account are limited',
    in: 'countLogin',
    mutation: drop('rule', 'account'),
    test: [THROTTLE, 'guessing is limited to once a minute; the owner can log in on a known browser'],
  },
  {
    name: 'login throttle: known browsers are bound to their accounts',
    in: 'findKnownDevice',
    mutation: unchain('where', 'account.email_key'),
    test: [THROTTLE, 'a browser is known only for the accounts that logged in with it'],
  },
  {
    name: 'operator token: guesses are limited',
    in: 'createOperatorLimit',
    mutation: replaceProperty('guesses', '1e6'),
    test: ['backoffice/http/own-pages.db.test.ts', 'thirty wrong tokens in fifteen minutes'],
  },
  {
    name: 'login: unknown e-mail and wrong password look the same',
    in: 'logIn',
    file: 'backoffice',
    mutation: replaceCall(
      'findAccountByEmail',
      "$.then((found) => found ?? Promise.reject(new Error('unknown')))",
    ),
    test: [LOGIN, 'unknown e-mail: the same response as for a wrong password'],
  },
  {
    name: 'login: unknown e-mail and wrong password take equally long',
    in: 'isPassword',
    mutation: replaceCall('verify', 'arguments[0] !== undefined && $'),
    test: [LOGIN, 'unknown e-mail: takes as long as a wrong password'],
  },
  {
    name: 'login: the state of the account requires the password',
    in: 'logIn',
    file: 'backoffice',
    mutation: replaceCall('isPassword', 'true'),
    test: [LOGIN, 'states the state of the account only after the right password'],
  },
  {
    name: 'login throttle: the typed text is not stored',
    in: 'hashAttemptKey',
    mutation: returnOnly('arguments[0]'),
    test: [THROTTLE, 'attempts are stored without the typed text, and removed later'],
  },
  {
    name: 'password reset: no email to unknown addresses',
    in: 'mailPasswordLink',
    mutation: replaceCall('transaction', 'arguments[0].db.connection()'),
    test: [PASSWORDS, 'unknown e-mail: the same response, and no e-mail is sent'],
  },
  {
    name: 'password reset: emails to one address are limited',
    in: 'mailPasswordLink',
    mutation: skip('mayBeMailed'),
    test: [PASSWORDS, 'one address gets five e-mails in 15 minutes, whichever client asks'],
  },
  {
    name: 'password reset: links are valid once',
    in: 'takeLink',
    mutation: unchain('where', 'used_at'),
    test: [PASSWORDS, 'of concurrent calls one succeeds'],
  },
  {
    name: 'password reset: ends all sessions',
    in: 'changePassword > changeByLink',
    mutation: skip('endSessions'),
    test: [PASSWORDS, 'is taken once, ends every session and mails a note'],
  },
  {
    name: 'password change: wrong old passwords count',
    in: 'changePassword',
    mutation: skip('countOldPassword'),
    test: [PASSWORDS, 'guessing the old password is throttled'],
  },
  {
    name: 'promotion codes: guesses are limited',
    in: 'createCallLimits',
    mutation: returnOnly('[]'),
    test: ['tests/security/guessing.test.ts', 'promotion codes: attempts are limited by address'],
  },
  {
    name: 'sign-up: known and unknown e-mails take equally long',
    in: 'createSignup > take',
    mutation: replaceCall(
      'hashPassword',
      "(await arguments[0].db.selectFrom('account').select('id').where('email', '=', arguments[1].email).executeTakeFirst()) ? '' : $",
    ),
    test: [
      'backoffice/signup/signup.db.test.ts',
      'application: takes as long for a known email as for another',
    ],
  },
];
