import type { Control } from '#scripts/controls/control.ts';

const VISITORS = 'tests/security/visitors.test.ts';
const POISON = 'tests/security/cache-poisoning.test.ts';
const FUZZ = 'tests/security/fuzz.test.ts';
const AWAY = 'tests/security/redirects.test.ts';

/** What whole suites of attacks look for: each of them sees it once it is there. */
export const ATTACKS: readonly Control[] = [
  {
    name: 'answers with a token stay their visitor’s',
    file: 'server/backoffice/response-cache.ts',
    find: 'call.isFresh || call.withToken || call.token || ',
    replace: '',
    test: VISITORS,
    title: 'each sees his own name, cart and address and nobody else’s',
  },
  {
    name: 'letters lead to the site’s own address',
    file: 'backoffice/accounts/password-letters.ts',
    find: '`${publicUrl}${PAGES.renew[to.lang]}?token=',
    replace: '`https://evil.example${publicUrl === "" ? "" : PAGES.renew[to.lang]}?token=',
    test: VISITORS,
    title: 'lead to the site’s own address, whatever the request says of it',
  },
  {
    name: 'a header is not read into a kept page',
    file: 'server/page-cache/send-entry.ts',
    find: "const own = ['x-request-id', requestId,",
    replace:
      "const own = ['x-original-host', String(request.headers['x-original-host']), 'x-request-id', requestId,",
    test: POISON,
    title: 'in a header changes nothing of',
  },
  {
    name: 'a parameter nobody knows is kept for nobody',
    file: 'server/page-cache/page-key.ts',
    find: 'if (!KNOWN_QUERY.has(name)) return undefined;',
    replace: 'if (!KNOWN_QUERY.has(name)) return pathname;',
    test: POISON,
    title: 'in a parameter is kept for nobody',
  },
  {
    name: 'a header is not read into a redirect',
    file: 'server/http/request-context.ts',
    find: 'for (const name of DROPPED_HEADERS) delete request.headers[name];',
    replace: "response.setHeader('link', String(DROPPED_HEADERS.map((name) => request.headers[name])));",
    test: POISON,
    title: 'in a header changes nothing of',
  },
  {
    name: 'a host names no address',
    file: 'server/http/robots.ts',
    find: '.end(text);',
    replace: '.end(text.replace(publicUrl, String(request.headers.host)));',
    test: POISON,
    title: 'as Host changes no canonical, no alternate and no redirect',
  },
  {
    name: 'pages fail for nothing that is sent',
    file: 'server/http/visitor-page.ts',
    find: 'url: new URL(publicUrl + request.originalUrl),',
    replace: "url: new URL((request.originalUrl.includes('%2') ? '' : publicUrl) + request.originalUrl),",
    test: FUZZ,
    title: 'pages answer without failing, soon, and bring no text back as markup',
  },
  {
    name: 'texts that are sent are never markup',
    file: 'shared/safe-json.ts',
    find: '.replace(/[<>&\\u2028\\u2029]/g, (character) => ESCAPES[character] ?? character)',
    replace: ".replace('never', ESCAPES['<'] ?? '')",
    test: FUZZ,
    title: 'pages answer without failing, soon, and bring no text back as markup',
  },
  {
    name: 'calls fail for nothing that is sent',
    file: 'backoffice/http/check-input.ts',
    find: "if (unstorable !== undefined) throw refuse({ [unstorable]: 'invalid_format' });",
    replace: "if (unstorable !== undefined) throw new Error('a zero byte');",
    test: FUZZ,
    title: 'every call of the contract does',
  },
  {
    name: 'calls are checked against the contract',
    file: 'backoffice/http/check-input.ts',
    find: 'if (!parsed.success) throw refuse(fieldErrors(parsed.error, given));',
    replace: 'if (!parsed.success) return given as z.output<Schema>;',
    test: FUZZ,
    title: 'every call of the contract does',
  },
  {
    name: 'forms of facets lead to a page of the site',
    file: 'shared/site-path.ts',
    find: "if (!value.startsWith('/') || value.startsWith('//')) return undefined;\n  const url = new URL(value, ORIGIN);\n  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return undefined;\n  return url.pathname + url.search + url.hash;",
    replace: 'void [MAXIMUM_LENGTH, ORIGIN];\n  return value;',
    test: AWAY,
    title: '[AC-04] by ',
  },
  {
    name: 'net prices are for whom they are',
    file: 'backoffice/http/serve-operation.ts',
    find: 'scope: { ...asked, discount: account?.discount },',
    replace: 'scope: { ...asked, discount: account?.discount ?? 28 },',
    test: 'tests/server/net-prices.test.ts',
    title: 'are answered to nobody who only names the plan',
  },
  {
    name: 'words of visitors are text in pages of worksites',
    file: 'shared/safe-json.ts',
    find: '.replace(/[<>&\\u2028\\u2029]/g, (character) => ESCAPES[character] ?? character)',
    replace: ".replace('never', ESCAPES['<'] ?? '')",
    test: 'tests/server/worksites.test.ts',
    title: 'is text to the page, whatever it is called',
  },
  {
    name: 'words of buyers are no formulas in tables',
    file: 'backoffice/loyalty/csv.ts',
    find: "FORMULA.test(value) ? `'${value}` : value",
    replace: 'FORMULA ? value : value',
    test: 'backoffice/papers/hostile-words.db.test.ts',
    title: 'are no formulas in the tables',
  },
];
