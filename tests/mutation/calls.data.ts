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
    name: 'headers to the back office are those of a list',
    in: 'prepareForBackoffice',
    mutation: replaceCall('fromEntries', 'arguments[0].headers'),
    test: [PROXY, 'passes on an allow-list of headers'],
  },
  {
    name: 'a client’s own credentials do not reach the back office',
    in: 'prepareForBackoffice',
    mutation: replaceText('accept-encoding', 'authorization'),
    test: [PROXY, 'a forged operator’s credential does not reach the back office'],
  },
  {
    name: 'headers of the back office are those of a list',
    in: 'passResponse',
    mutation: assumeTrue('has'),
    test: [PROXY, 'passes an allow-list of response headers'],
  },
  {
    name: 'the token goes with calls that ask for it',
    in: 'asksForToken',
    mutation: assumeTrue('1'),
    test: [PROXY, 'adds the visitor’s token only to calls that ask for it'],
  },
  {
    name: 'redirects of the back office go nowhere',
    in: 'passResponse',
    mutation: replaceArgument('writeHead', 2, 'true'),
    test: [PROXY, 'a redirect of the back office is passed on, never followed'],
  },
  {
    name: 'the proxy serves its path alone',
    in: 'createApiProxy',
    mutation: assumeFalse('path', 'startsWith'),
    test: [PROXY, 'does not reach paths beside the API'],
  },
  {
    name: 'calls with cookies come from our own pages',
    in: 'createSameOriginOnly',
    mutation: assumeTrue('isFromOurPages'),
    test: [PROXY, 'a call that carries our cookies must come from our own pages'],
  },
  {
    name: 'a sister site is another site',
    in: 'isFromOurPages',
    mutation: assumeTrue('same-origin'),
    test: [PROXY, 'a call that carries our cookies must come from our own pages'],
  },
  {
    name: 'an origin is ours from end to end',
    in: 'isFromOurPages',
    mutation: assumeTrue('origin'),
    test: [PROXY, 'a call that carries our cookies must come from our own pages'],
  },
  {
    name: 'calls of every operation come from our own pages',
    in: 'createApp',
    mutation: skip('createSameOriginOnly'),
    test: [CROSS, 'calls: no cookie is forwarded, for reads and writes'],
  },
  {
    name: 'forms come from our own pages',
    in: 'createPageForm',
    mutation: assumeFalse('isFromOurPages'),
    test: [CROSS, 'form posts: refused, whatever their encoding'],
  },
  {
    name: 'the form of the cart comes from our own pages',
    in: 'createCartForm',
    mutation: assumeFalse('isFromOurPages'),
    test: [CROSS, 'form posts: refused, whatever their encoding'],
  },
  {
    name: 'a form without an origin is nobody’s',
    in: 'isFromOurPages',
    mutation: assumeTrue('origin'),
    test: [FORMS, 'from other sites are refused'],
  },
  {
    name: 'bodies of calls have 64 KB',
    in: 'createApiBodies',
    mutation: replaceNumber(64, 64_000),
    test: [BODIES, 'over 64 KB are a 413 that the back office never sees'],
  },
  {
    name: 'bodies of calls are JSON',
    in: 'createApiBodies > hasRightType',
    mutation: returnOnly('true'),
    test: [BODIES, 'are a 415'],
  },
  {
    name: 'forms with files are a ticket’s alone, and so large',
    in: 'createApiBodies',
    mutation: skip('MAX_UPLOAD_BYTES'),
    test: [BODIES, 'of another type, from another site, or larger than three files are refused'],
    says: 'No answer came',
  },
  {
    name: 'fields of a form have 64 KB, where their length is said',
    in: 'readForm',
    mutation: skip('content-length'),
    test: [FORMS, 'of 200 MB are cut before they are read'],
    says: 'No answer came',
  },
  {
    name: 'fields of a form have 64 KB, where it is not',
    in: 'readForm',
    mutation: replaceProperty('limit', "'1gb'"),
    test: [FORMS, 'are refused over 64 KB of fields, declared or not'],
  },
  {
    name: 'files of a form are so large',
    in: 'readUpload',
    mutation: drop('fileSize'),
    test: [FORMS, 'name the file that is too large'],
  },
  {
    name: 'files of a form are so many',
    in: 'readUpload',
    mutation: drop('files', 'MAX_ATTACHMENTS'),
    test: [FORMS, 'name the files when there are too many'],
  },
  {
    name: 'methods of pages are three',
    in: 'createPageForm',
    mutation: assumeFalse('POST'),
    test: [FORMS, 'another method of a page with an action is a 405'],
  },
  {
    name: 'a form with files is handed on once it is there',
    in: 'readForm',
    mutation: replaceCall('readUpload', '[]'),
    test: [FORMS, 'whose connection breaks half way are not handled'],
  },
  {
    name: 'suggestions come within a second, or none',
    in: 'createSuggestCalls',
    mutation: replaceNumber(1000, 60_000),
    test: [
      'tests/server/backoffice-guards.test.ts',
      'suggestions: empty within a second; a search reports the failure',
    ],
  },
  {
    name: 'calls that nobody may make open no breaker for others',
    in: 'createApiProxy',
    mutation: drop('withToken'),
    test: ['tests/server/backoffice-guards.test.ts', '500 for calls without a session: does not open it'],
  },
  {
    name: 'the breaker holds for calls of browsers',
    in: 'createCallGuard',
    mutation: replaceArgument('ConsecutiveBreaker', 0, '1e9'),
    test: [
      'tests/server/backoffice-guards.test.ts',
      'circuit breaker: opens after a few failures, pages fail fast, and it is tried again later',
    ],
  },
  {
    name: 'calls of browsers that fail open the breaker',
    in: 'createApiProxy',
    mutation: assumeFalse(500),
    test: ['tests/server/backoffice-guards.test.ts', '500 for every call of browsers: opens the breaker'],
  },
];
