import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { assumeFalse } from '#scripts/mutation/operators/assume.ts';
import { replaceArgument, replaceCall } from '#scripts/mutation/operators/replace-call.ts';
import { replaceText } from '#scripts/mutation/operators/replace-literal.ts';
import { replaceProperty } from '#scripts/mutation/operators/replace-property.ts';
import { returnOnly } from '#scripts/mutation/operators/return-only.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';
import { unchain } from '#scripts/mutation/operators/unchain.ts';

const VISITORS = 'tests/security/visitors.test.ts';
const POISON = 'tests/security/cache-poisoning.test.ts';
const FUZZ = 'tests/security/fuzz.test.ts';
const AWAY = 'tests/security/redirects.test.ts';

/** Protections that whole suites of attacks verify. */
export const ATTACKS: readonly MutationTest[] = [
  {
    name: 'response cache: responses with a token are not shared',
    in: 'createResponseCache',
    mutation: assumeFalse('isFresh', 'withToken', 'token'),
    test: [VISITORS, 'pages: each shows its own visitor’s name, cart and address, and none of it is cached'],
  },
  {
    name: 'emails: links use the public URL of the site',
    in: 'passwordResetEmail',
    mutation: replaceArgument('write', 2, "$.replace(/^https?:[/][/][^/]+/, 'https://evil.example')"),
    test: [VISITORS, 'links: point to the site’s own address, whatever the request claims'],
  },
  {
    name: 'page cache: headers do not change a page',
    in: 'sendEntry',
    mutation: replaceCall('String', "String(arguments[1].headers['x-original-host'] ?? 0)"),
    test: [POISON, 'for other visitors, even when the attacker’s request renders the page'],
  },
  {
    name: 'page cache: unknown parameters are not cached for others',
    in: 'pageKeyOf',
    mutation: skip('has'),
    test: [POISON, 'parameter: is not cached, and the next visitor of'],
  },
  {
    name: 'URLs: not taken from the Host header',
    in: 'toPageRequest',
    mutation: replaceProperty(
      'url',
      'new URL(`http://${arguments[0].headers.host}${arguments[0].originalUrl}`)',
    ),
    test: [POISON, 'Host header: changes no canonical link, no alternate and no redirect'],
  },
  {
    name: 'pages: no input makes one fail',
    in: 'toPageRequest',
    mutation: replaceProperty(
      'url',
      "new URL(arguments[0].originalUrl, arguments[0].originalUrl.includes('%2') ? '' : 'http://x')",
    ),
    test: [FUZZ, 'pages: respond in time without failure, and no text becomes markup'],
  },
  {
    name: 'pages: no input becomes markup',
    in: 'toSafeJson',
    mutation: unchain('replace'),
    test: [FUZZ, 'pages: respond in time without failure, and no text becomes markup'],
  },
  {
    name: 'calls: no input makes one fail',
    in: 'checkInput',
    mutation: replaceCall('findUnstorableText', 'undefined'),
    test: [FUZZ, 'calls of the contract: respond in time without failure, and no text becomes markup'],
  },
  {
    name: 'calls: validated against the contract',
    in: 'checkInput',
    mutation: skip('fieldErrors'),
    test: [FUZZ, 'calls of the contract: respond in time without failure, and no text becomes markup'],
  },
  {
    name: 'facet forms: redirect within the site',
    in: 'toSitePath',
    mutation: returnOnly('arguments[0]'),
    test: [AWAY, ': never leaves the site'],
  },
  {
    name: 'net prices: only for their company',
    in: 'createOperationServer',
    mutation: replaceProperty('discount', '$ ?? 28'),
    test: [
      'tests/server/net-prices.test.ts',
      'call that only names the plan, or by a private customer: returns none',
    ],
  },
  {
    name: 'worksite pages: input is shown as text',
    in: 'toSafeJson',
    mutation: unchain('replace'),
    test: ['tests/server/worksites.test.ts', 'any name: rendered as text'],
  },
  {
    name: 'exported tables: input is no formula',
    in: 'toHarmlessText',
    mutation: replaceText("'", ''),
    test: [
      'backoffice/order-documents/hostile-words.db.test.ts',
      'hostile input: is no formula in the tables',
    ],
  },
];
