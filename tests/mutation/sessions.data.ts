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
    name: 'session cookies: HttpOnly',
    in: 'applySessionChange',
    mutation: drop('httpOnly', 'true'),
    test: [SESSION, 'sets HttpOnly cookies for a year, and redirects to the account'],
  },
  {
    name: 'session cookies: Secure',
    in: 'applySessionChange',
    mutation: drop('secure'),
    test: [SESSION, 'sets HttpOnly cookies for a year, and redirects to the account'],
  },
  {
    name: 'session cookies: SameSite',
    in: 'applySessionChange',
    mutation: drop('sameSite'),
    test: [SESSION, 'sets HttpOnly cookies for a year, and redirects to the account'],
  },
  {
    name: 'login: returns within the site',
    in: 'returnPath',
    mutation: replaceCall('toSitePath', 'String($1)'),
    test: [SESSION, 'redirects to the requested page, on this site only'],
  },
  {
    name: 'login: responses to browsers have no tokens',
    in: 'opened',
    mutation: returnOnly("[arguments[0], { kind: 'opened', tokens: { ...arguments[0], email: '' } }]"),
    test: [SESSION, 'login: returns no tokens, which are cookies'],
  },
  {
    name: 'logout: removes the cookies',
    in: 'applySessionChange',
    mutation: skip('REFRESH_COOKIE', 'clearCookie'),
    test: [SESSION, 'logout: ends the session here and at the back office, and removes the cookies'],
  },
  {
    name: 'session renewal: one for concurrent requests',
    in: 'createSessionRefresh > renewOnce',
    mutation: replaceCall('get', 'undefined'),
    test: [SESSION, 'expiring token: renewed once for all requests that carry it'],
  },
  {
    name: 'session tokens: expire by the clock of the back office',
    in: 'createBackofficeClock',
    mutation: replaceProperty('now', 'Date.now'),
    test: [SESSION, 'back office clock an hour ahead: ends tokens, and their users stay logged in'],
  },
];
