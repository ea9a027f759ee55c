import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { assumeFalse, assumeTrue } from '#scripts/mutation/operators/assume.ts';
import { replaceArgument, replaceCall } from '#scripts/mutation/operators/replace-call.ts';
import { replaceText } from '#scripts/mutation/operators/replace-literal.ts';
import { replaceProperty } from '#scripts/mutation/operators/replace-property.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';

const FETCH = 'server/backoffice/limited-fetch.test.ts';
const GUARD = 'server/backoffice/call-guard.test.ts';
const RESPONSES = 'server/backoffice/response-cache.test.ts';

/** Limits on calls to the back office, the circuit breaker, and the response cache. */
export const BACKOFFICE_CALLS: readonly MutationTest[] = [
  {
    name: 'a connection is waited for so long',
    in: 'destroyOnConnectTimeout',
    mutation: replaceArgument('setTimeout', 0, '() => undefined'),
    test: [FETCH, 'no connection: times out'],
  },
  {
    name: 'headers are waited for so long',
    in: 'createLimitedFetch',
    mutation: replaceArgument('start', 0, '2 ** 30', 'headersMs'),
    test: [FETCH, 'no headers: times out'],
  },
  {
    name: 'a whole answer is waited for so long',
    in: 'createLimitedFetch',
    mutation: replaceArgument('start', 0, '2 ** 30', 'totalMs'),
    test: [FETCH, 'a response that drips: times out'],
  },
  {
    name: 'answers have so many bytes',
    in: 'createLimitedFetch',
    mutation: skip('garbage'),
    test: [FETCH, 'too large, truncated or redirected: unavailable'],
  },
  {
    name: 'redirects are not followed',
    in: 'createLimitedFetch',
    mutation: assumeFalse(400),
    test: [FETCH, 'too large, truncated or redirected: unavailable'],
  },
  {
    name: 'a GET is asked again where the connection broke',
    in: 'createLimitedFetch',
    mutation: assumeTrue('GET'),
    test: [FETCH, 'a connection lost before the response: a GET is retried'],
    says: 'unreachable',
  },
  {
    name: 'nothing but a GET is asked twice',
    in: 'createLimitedFetch',
    mutation: assumeFalse('GET'),
    test: [FETCH, 'a write is not'],
  },
  {
    name: 'connections are kept',
    in: 'createLimitedFetch',
    mutation: replaceProperty('keepAlive', 'false'),
    test: [FETCH, 'connections are reused'],
  },
  {
    name: 'the calls of a page have one time together',
    in: 'withDeadline',
    mutation: replaceCall('createTimeLeft', '() => $1 - $2'),
    test: [FETCH, 'the calls of a page share one deadline'],
  },
  {
    name: 'the breaker opens',
    in: 'createCallGuard',
    mutation: replaceArgument('ConsecutiveBreaker', 0, '1e9'),
    test: [GUARD, 'opens after failures in a row'],
  },
  {
    name: 'the breaker tries again',
    in: 'createCallGuard',
    mutation: replaceArgument('createMonotonicBackoff', 0, '() => Infinity'),
    test: [GUARD, 'opens after failures in a row'],
    says: 'open',
  },
  {
    name: 'one call tries, nobody waits for it',
    in: 'createCallGuard',
    mutation: skip('HalfOpen', 'BrokenCircuitError'),
    test: [GUARD, 'no other call waits for the trial'],
  },
  {
    name: 'a trial that nobody waited for proves nothing',
    in: 'createCallGuard',
    mutation: skip('timeout'),
    test: [GUARD, 'is inconclusive: the next call is the trial'],
  },
  {
    name: 'refusals are answers',
    in: 'createCallGuard',
    mutation: assumeTrue('isFailure', 'ApiError'),
    test: [GUARD, 'is not opened by refusals'],
  },
  {
    name: 'what visitors give up opens no breaker',
    in: 'createCallGuard',
    mutation: replaceArgument('handleWhen', 0, '() => true'),
    test: [GUARD, 'is not opened by refusals (4xx) or by clients that disconnect'],
  },
  {
    name: 'a session that is over opens no breaker',
    in: 'createCallGuard',
    mutation: assumeTrue('isAboutSession'),
    test: [GUARD, 'an ended session is no failure'],
  },
  {
    name: 'so many calls of a group are under way',
    in: 'createCallGuard',
    mutation: replaceArgument('bulkhead', 0, '1e9'),
    test: [GUARD, 'limits the calls of a group'],
  },
  {
    name: 'so many calls of a group wait',
    in: 'createCallGuard',
    mutation: replaceArgument('bulkhead', 1, '1e9'),
    test: [GUARD, 'some wait, the rest are refused at once'],
  },
  {
    name: 'each group has places of its own',
    in: 'groupOfCall',
    mutation: replaceText('shop', 'content'),
    test: ['tests/server/backoffice-guards.test.ts', 'bulkhead: the cart keeps its capacity'],
  },
  {
    name: 'an answer is asked for once, however many want it',
    in: 'createResponseCache > revalidate',
    mutation: skip('set'),
    test: [RESPONSES, 'one request is sent'],
  },
  {
    name: 'an answer with a token is never kept',
    in: 'createResponseCache',
    mutation: assumeFalse('isFresh', 'withToken', 'token'),
    test: [RESPONSES, 'calls with a token are not cached'],
  },
  {
    name: 'what was written is never kept',
    in: 'createResponseCache > withCache',
    mutation: assumeFalse('GET'),
    test: [RESPONSES, 'writes and calls with a token are not cached'],
  },
  {
    name: 'answers are kept by language and plan',
    in: 'createResponseCache',
    mutation: replaceArgument('URLSearchParams', 0, '{}'),
    test: [RESPONSES, 'keeps languages, plans and resources apart'],
  },
  {
    name: 'an old answer serves while asking fails',
    in: 'createResponseCache > request',
    mutation: replaceCall('peek', 'undefined'),
    test: [RESPONSES, 'set staleSince while the back office fails'],
    says: 'The back office is unavailable',
  },
  {
    name: 'a refusal forgets the answer before it',
    in: 'createResponseCache > request',
    mutation: assumeFalse('isPermanentRefusal'),
    test: [RESPONSES, 'a lasting refusal replaces the cached response'],
  },
  {
    name: 'an old answer leaves its date',
    in: 'createResponseCache > withCache',
    mutation: skip('noteAge'),
    test: [RESPONSES, 'set staleSince while the back office fails'],
  },
  {
    name: 'after a day an answer is none',
    in: 'createResponseCache > request',
    mutation: assumeFalse('now', 'since'),
    test: [RESPONSES, 'are not served after a day'],
  },
  {
    name: 'answers take no more bytes than they are given',
    in: 'createResponseCache',
    mutation: replaceProperty('maxSize', '1e12'),
    test: [RESPONSES, 'are bounded by their bytes'],
  },
  {
    name: 'answers are forgotten by their tags',
    in: 'createResponseCache > invalidate',
    mutation: assumeFalse('some'),
    test: [RESPONSES, 'are invalidated by their tags'],
  },
  {
    name: 'an answer that was under way during a purge is not kept',
    in: 'createResponseCache > invalidate',
    mutation: skip(1),
    test: [RESPONSES, 'in flight during an invalidation is not cached'],
  },
  {
    name: 'answers are checked before they are kept',
    in: 'checkResponse',
    mutation: skip('invalid_response'),
    test: ['tests/server/backoffice-guards.test.ts', 'suggestions: empty for an invalid response too'],
  },
  {
    name: 'blocks that are none are left out',
    in: 'checkResponse',
    mutation: replaceProperty('isLenient', 'false'),
    test: [
      'tests/server/content-blocks.test.ts',
      'invalid blocks: left out and logged once each, and the rest is shown',
    ],
  },
  {
    name: 'writes of operators are checked beyond their schemas',
    in: 'createBackofficeApp',
    mutation: replaceCall('createCheckedWrites', '$1'),
    test: ['backoffice/writes/refused-writes.db.test.ts', 'a bad value of'],
  },
  {
    name: 'sections that throw are left out',
    in: 'renderWithoutFailing',
    mutation: assumeTrue('undefined', 'length'),
    test: [
      'tests/server/sections.test.ts',
      'main menu: left out, status 200, logged once and cached only briefly',
    ],
  },
];
