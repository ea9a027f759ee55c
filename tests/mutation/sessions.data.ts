import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { drop } from '#scripts/mutation/operators/drop.ts';
import { replaceCall } from '#scripts/mutation/operators/replace-call.ts';
import { replaceProperty } from '#scripts/mutation/operators/replace-property.ts';
import { returnOnly } from '#scripts/mutation/operators/return-only.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';

const SESSION = 'tests/server/session.test.ts';

/** Cookies of a session, its renewal and its end. */
export const SESSIONS: readonly MutationTest[] = [
  {
    name: 'no script reads the cookies of a session',
    in: 'applySessionChange',
    mutation: drop('httpOnly', 'true'),
    test: [SESSION, 'sets HttpOnly cookies for a year, and redirects to the account'],
  },
  {
    name: 'the cookies of a session go over HTTPS alone',
    in: 'applySessionChange',
    mutation: drop('secure'),
    test: [SESSION, 'sets HttpOnly cookies for a year, and redirects to the account'],
  },
  {
    name: 'the cookies of a session are not for other sites',
    in: 'applySessionChange',
    mutation: drop('sameSite'),
    test: [SESSION, 'sets HttpOnly cookies for a year, and redirects to the account'],
  },
  {
    name: 'login leads back within the site',
    in: 'returnPath',
    mutation: replaceCall('toSitePath', 'String($1)'),
    test: [SESSION, 'redirects to the requested page, on this site only'],
  },
  {
    name: 'tokens stay out of answers to browsers',
    in: 'opened',
    mutation: returnOnly("[arguments[0], { kind: 'opened', tokens: { ...arguments[0], email: '' } }]"),
    test: [SESSION, 'login: returns no tokens, which are cookies'],
  },
  {
    name: 'logout takes the cookies',
    in: 'applySessionChange',
    mutation: skip('REFRESH_COOKIE', 'clearCookie'),
    test: [SESSION, 'logout: ends the session here and at the back office, and removes the cookies'],
  },
  {
    name: 'requests that carry the same cookies share one renewal',
    in: 'createSessionRefresh > renewOnce',
    mutation: replaceCall('get', 'undefined'),
    test: [SESSION, 'expiring token: renewed once for all requests that carry it'],
  },
  {
    name: 'tokens end by the clock of who made them',
    in: 'createBackofficeClock',
    mutation: replaceProperty('now', 'Date.now'),
    test: [SESSION, 'back office clock an hour ahead: ends tokens, and their users stay logged in'],
  },
];
