import type { Control } from '#scripts/controls/control.ts';

const SESSION = 'tests/server/session.test.ts';

/** The cookies of a session, what renews it, what ends it. */
export const SESSIONS: readonly Control[] = [
  {
    name: 'no script reads the cookies of a session',
    file: 'server/http/session-cookies.ts',
    find: 'secure: true, httpOnly: true,',
    replace: 'secure: true,',
    test: SESSION,
    title: 'sets cookies for a year that no script reads',
  },
  {
    name: 'the cookies of a session go over HTTPS alone',
    file: 'server/http/session-cookies.ts',
    find: 'secure: true, httpOnly: true,',
    replace: 'httpOnly: true,',
    test: SESSION,
    title: 'sets cookies for a year that no script reads',
  },
  {
    name: 'the cookies of a session are not for other sites',
    file: 'server/http/session-cookies.ts',
    find: ", sameSite: 'lax' };",
    replace: ' };',
    test: SESSION,
    title: 'sets cookies for a year that no script reads',
  },
  {
    name: 'login leads back within the site',
    file: 'routes/return-path.ts',
    find: 'toSitePath(',
    replace: 'String(',
    test: SESSION,
    title: 'leads back to where the visitor was going, on this site alone',
  },
  {
    name: 'tokens stay out of answers to browsers',
    file: 'server/http/session-calls.ts',
    find: 'return [told, {',
    replace: 'return [{ ...told, token }, {',
    test: SESSION,
    title: 'login answers without its tokens, which are cookies',
  },
  {
    name: 'logout takes the cookies',
    file: 'server/http/session-cookies.ts',
    find: 'response.clearCookie(name, OPTIONS);\n    // The cart',
    replace: 'if (name === EMAIL_COOKIE) response.clearCookie(name, OPTIONS);\n    // The cart',
    test: SESSION,
    title: 'logout ends the session here and at the back office, and takes the cookies',
  },
  {
    name: 'requests that carry the same cookies share one renewal',
    file: 'server/http/session-refresh.ts',
    find: 'if (known) return known;',
    replace: '',
    test: SESSION,
    title: 'a token that is about to end is renewed once for all requests that carry it',
  },
  {
    name: 'tokens end by the clock of who made them',
    file: 'server/http/session.ts',
    find: 'return Math.max(0, expires - now() / 1000);',
    replace: 'return Math.max(0, expires - Date.now() / 1000 + 0 * now());',
    test: SESSION,
    title: 'a back office whose clock jumps an hour ahead ends tokens',
  },
];
