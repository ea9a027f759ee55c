import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { assumeFalse, assumeTrue } from '#scripts/mutation/operators/assume.ts';
import { drop } from '#scripts/mutation/operators/drop.ts';
import { replaceArgument, replaceCall } from '#scripts/mutation/operators/replace-call.ts';
import { replaceNumber, replaceText } from '#scripts/mutation/operators/replace-literal.ts';
import { replaceProperty } from '#scripts/mutation/operators/replace-property.ts';
import { returnOnly } from '#scripts/mutation/operators/return-only.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';

const PROXY = 'server/http/api-proxy.test.ts';
const BODIES = 'server/http/api-bodies.test.ts';
const FORMS = 'server/http/page-form.test.ts';
const CROSS = 'tests/security/cross-site.test.ts';

/** Calls and forms of browsers: same origin, allowed type and size, and no forwarded secrets. */
export const CALLS: readonly MutationTest[] = [
  {
    name: 'API proxy: only listed request headers pass',
    in: 'prepareForBackoffice',
    mutation: replaceCall('fromEntries', 'arguments[0].headers'),
    test: [PROXY, 'passes on an allow-list of headers'],
  },
  {
    name: 'API proxy: credentials of clients are removed',
    in: 'prepareForBackoffice',
    mutation: replaceText('accept-encoding', 'authorization'),
    test: [PROXY, 'a forged operator’s credential does not reach the back office'],
  },
  {
    name: 'API proxy: only listed response headers pass',
    in: 'passResponse',
    mutation: assumeTrue('has'),
    test: [PROXY, 'passes an allow-list of response headers'],
  },
  {
    name: 'API proxy: the token goes only with calls that need it',
    in: 'asksForToken',
    mutation: assumeTrue('1'),
    test: [PROXY, 'adds the visitor’s token only to calls that ask for it'],
  },
  {
    name: 'API proxy: redirects are not passed on',
    in: 'passResponse',
    mutation: replaceArgument('writeHead', 2, 'true'),
    test: [PROXY, 'a redirect of the back office is passed on, never followed'],
  },
  {
    name: 'API proxy: only its own path',
    in: 'createApiProxy',
    mutation: assumeFalse('path', 'startsWith'),
    test: [PROXY, 'does not reach paths beside the API'],
  },
  {
    name: 'CSRF: calls with cookies need the site’s origin',
    in: 'createSameOriginOnly',
    mutation: assumeTrue('isFromOurPages'),
    test: [PROXY, 'a call that carries our cookies must come from our own pages'],
  },
  {
    name: 'CSRF: sister domains are another origin',
    in: 'isFromOurPages',
    mutation: assumeTrue('same-origin'),
    test: [PROXY, 'a call that carries our cookies must come from our own pages'],
  },
  {
    name: 'CSRF: the whole origin is compared',
    in: 'isFromOurPages',
    mutation: assumeTrue('origin'),
    test: [PROXY, 'a call that carries our cookies must come from our own pages'],
  },
  {
    name: 'CSRF: all operations are protected',
    in: 'createApp',
    mutation: skip('createSameOriginOnly'),
    test: [CROSS, 'calls: no cookie is forwarded, for reads and writes'],
  },
  {
    name: 'CSRF: page forms are protected',
    in: 'createPageForm',
    mutation: assumeFalse('isFromOurPages'),
    test: [CROSS, 'form posts: refused, whatever their encoding'],
  },
  {
    name: 'CSRF: the cart form is protected',
    in: 'createCartForm',
    mutation: assumeFalse('isFromOurPages'),
    test: [CROSS, 'form posts: refused, whatever their encoding'],
  },
  {
    name: 'CSRF: forms without an origin are refused',
    in: 'isFromOurPages',
    mutation: assumeTrue('origin'),
    test: [FORMS, 'from other sites are refused'],
  },
  {
    name: 'API bodies: at most 64 KB',
    in: 'createApiBodies',
    mutation: replaceNumber(64, 64_000),
    test: [BODIES, 'over 64 KB are a 413 that the back office never sees'],
  },
  {
    name: 'API bodies: only JSON',
    in: 'createApiBodies > hasRightType',
    mutation: returnOnly('true'),
    test: [BODIES, 'are a 415'],
  },
  {
    name: 'API bodies: only tickets have files, of limited size',
    in: 'createApiBodies',
    mutation: skip('MAX_UPLOAD_BYTES'),
    test: [BODIES, 'of another type, from another site, or larger than three files are refused'],
    says: 'No answer came',
  },
  {
    name: 'forms: at most 64 KB with Content-Length',
    in: 'readForm',
    mutation: skip('content-length'),
    test: [FORMS, 'of 200 MB are cut before they are read'],
    says: 'No answer came',
  },
  {
    name: 'forms: at most 64 KB without Content-Length',
    in: 'readForm',
    mutation: replaceProperty('limit', "'1gb'"),
    test: [FORMS, 'are refused over 64 KB of fields, declared or not'],
  },
  {
    name: 'forms: the size of files is limited',
    in: 'readUpload',
    mutation: drop('fileSize'),
    test: [FORMS, 'name the file that is too large'],
  },
  {
    name: 'forms: the number of files is limited',
    in: 'readUpload',
    mutation: drop('files', 'count'),
    test: [FORMS, 'name the files when there are too many'],
  },
  {
    name: 'pages: only GET, HEAD and POST',
    in: 'createPageForm',
    mutation: assumeFalse('POST'),
    test: [FORMS, 'another method of a page with an action is a 405'],
  },
  {
    name: 'forms: files are passed on once complete',
    in: 'readForm',
    mutation: replaceCall('readUpload', '[]'),
    test: [FORMS, 'interrupted: are not handled'],
  },
  {
    name: 'suggestions: timeout of one second',
    in: 'createSuggestCalls',
    mutation: replaceNumber(1000, 60_000),
    test: [
      'tests/server/backoffice-guards.test.ts',
      'suggestions: empty within a second; a search reports the failure',
    ],
  },
  {
    name: 'API proxy: refused calls do not open the circuit breaker',
    in: 'isAboutSession',
    mutation: returnOnly('false'),
    test: ['tests/server/backoffice-guards.test.ts', '500 for calls without a session: does not open it'],
  },
  {
    name: 'API proxy: the circuit breaker applies',
    in: 'createCallGuard',
    mutation: replaceArgument('ConsecutiveBreaker', 0, '1e9'),
    test: [
      'tests/server/backoffice-guards.test.ts',
      'circuit breaker: opens after a few failures, pages fail fast, and it is tried again later',
    ],
  },
  {
    name: 'API proxy: failures open the circuit breaker',
    in: 'createApiProxy',
    mutation: assumeFalse(500),
    test: ['tests/server/backoffice-guards.test.ts', '500 for every call of browsers: opens the breaker'],
  },
];
