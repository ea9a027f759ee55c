/** Attacks of `npm run test:security`: kind, amount in the long form, promise. */
export const ATTACKS: readonly (readonly [kind: string, amount: string, promise: string])[] = [
  [
    'visitors with marked data',
    '200 sessions, 20,000 requests, 16 at a time, late and reordered responses; with and without Redis',
    'no data of another session in a body, header or cache; no token in Redis',
  ],
  [
    'random requests',
    '50,000 URLs, queries, headers, cookies, forms and calls of every operation',
    'no 500, none slower than a second twice, no unescaped text, no stack trace',
  ],
  [
    'poisoned headers and parameters',
    '60 headers and 30 parameters on 15 pages',
    'the next visitor gets the unchanged page',
  ],
  [
    'raw bytes, directly and through haproxy',
    '124 kinds',
    'one refusal or one response; no request inside another',
  ],
  [
    'others',
    'redirects, spellings, guessing, cross-site calls, allow-list, headers, a degraded site',
    'refused',
  ],
];

/** Tools run by hand against the built site behind haproxy with TLS: tool, version, scope, date, result. */
export const TOOL_RUNS: readonly (readonly [string, string, string, string, string])[] = [
  [
    'MDN Observatory',
    'npm package, algorithm 4',
    'the site with `PUBLIC_URL=https://…`',
    '2026-11-23',
    'A+, 135 points, 10 of 10 tests',
  ],
  [
    'sslscan',
    'Debian 12',
    'haproxy, `ssl-min-ver TLSv1.2`, four ECDHE suites',
    '2026-11-22',
    'TLS 1.2 and 1.3, forward secrecy, no renegotiation, no Heartbleed',
  ],
  [
    'sqlmap',
    'Debian 12',
    '12 parameters of the API at level 3, risk 2; `/recherche?q=` at level 2',
    '2026-11-23',
    'no injection',
  ],
  [
    'wapiti',
    '3.0.4',
    '117 URLs and forms: injection, scripts, files, commands, redirects, headers, CSRF',
    '2026-11-23',
    'three forms without a CSRF token: forms are accepted from our origin only (`tests/security/cross-site.test.ts`)',
  ],
  [
    'slowhttptest',
    '–',
    'slow headers, bodies, readers, overlapping ranges, 100 connections each',
    '2026-11-23',
    'cached pages p95 6.1 ms (1.9 before); one connection left afterwards',
  ],
];
