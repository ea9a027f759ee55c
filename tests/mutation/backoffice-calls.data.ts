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
    name: 'back office call: connection timeout',
    in: 'destroyOnConnectTimeout',
    mutation: replaceArgument('setTimeout', 0, '() => undefined'),
    test: [FETCH, 'no connection: times out'],
  },
  {
    name: 'back office call: timeout of headers',
    in: 'createLimitedFetch',
    mutation: replaceArgument('start', 0, '2 ** 30', 'headersMs'),
    test: [FETCH, 'no headers: times out'],
  },
  {
    name: 'back office call: timeout of the whole response',
    in: 'createLimitedFetch',
    mutation: replaceArgument('start', 0, '2 ** 30', 'totalMs'),
    test: [FETCH, 'a response that drips: times out'],
  },
  {
    name: 'back office call: the size of responses is limited',
    in: 'createLimitedFetch',
    mutation: skip('garbage'),
    test: [FETCH, 'too large, truncated or redirected: unavailable'],
  },
  {
    name: 'back office call: redirects are not followed',
    in: 'createLimitedFetch',
    mutation: assumeFalse(400),
    test: [FETCH, 'too large, truncated or redirected: unavailable'],
  },
  {
    name: 'back office call: a GET is retried when the connection breaks',
    in: 'createLimitedFetch',
    mutation: assumeTrue('GET'),
    test: [FETCH, 'a connection lost before the response: a GET is retried'],
    says: 'unreachable',
  },
  {
    name: 'back office call: writes are not retried',
    in: 'createLimitedFetch',
    mutation: assumeFalse('GET'),
    test: [FETCH, 'a write is not'],
  },
  {
    name: 'back office call: connections are reused',
    in: 'createLimitedFetch',
    mutation: replaceProperty('keepAlive', 'false'),
    test: [FETCH, 'connections are reused'],
  },
  {
    name: 'deadline: all calls of a page share it',
    in: 'withDeadline',
    mutation: replaceCall('createTimeLeft', '() => $1 - $2'),
    test: [FETCH, 'the calls of a page share one deadline'],
  },
  {
    name: 'circuit breaker: opens after failures in a row',
    in: 'createCallGuard',
    mutation: replaceArgument('ConsecutiveBreaker', 0, '1e9'),
    test: [GUARD, 'opens after failures in a row'],
  },
  {
    name: 'circuit breaker: tries again after a pause',
    in: 'createCallGuard',
    mutation: replaceArgument('createMonotonicBackoff', 0, '() => Infinity'),
    test: [GUARD, 'opens after failures in a row'],
    says: 'open',
  },
  {
    name: 'circuit breaker: no call waits for the trial call',
    in: 'createCallGuard',
    mutation: skip('HalfOpen', 'BrokenCircuitError'),
    test: [GUARD, 'no other call waits for the trial'],
  },
  {
    name: 'circuit breaker: an aborted trial is inconclusive',
    in: 'createCallGuard',
    mutation: skip('timeout'),
    test: [GUARD, 'is inconclusive: the next call is the trial'],
  },
  {
    name: 'circuit breaker: refusals are no failures',
    in: 'createCallGuard',
    mutation: assumeTrue('isFailure', 'ApiError'),
    test: [GUARD, 'is not opened by refusals'],
  },
  {
    name: 'circuit breaker: disconnected clients are no failures',
    in: 'createCallGuard',
    mutation: replaceArgument('handleWhen', 0, '() => true'),
    test: [GUARD, 'is not opened by refusals (4xx) or by clients that disconnect'],
  },
  {
    name: 'circuit breaker: ended sessions are no failures',
    in: 'createCallGuard',
    mutation: assumeTrue('isAboutSession'),
    test: [GUARD, 'an ended session is no failure'],
  },
  {
    name: 'bulkhead: limits concurrent calls of a group',
    in: 'createCallGuard',
    mutation: replaceArgument('bulkhead', 0, '1e9'),
    test: [GUARD, 'limits the calls of a group'],
  },
  {
    name: 'bulkhead: limits waiting calls of a group',
    in: 'createCallGuard',
    mutation: replaceArgument('bulkhead', 1, '1e9'),
    test: [GUARD, 'some wait, the rest are refused at once'],
  },
  {
    name: 'bulkhead: groups have separate limits',
    in: 'groupOfCall',
    mutation: replaceText('shop', 'content'),
    test: ['tests/server/backoffice-guards.test.ts', 'bulkhead: the cart keeps its capacity'],
  },
  {
    name: 'response cache: concurrent calls send one request',
    in: 'createResponseCache > revalidate',
    mutation: skip('set'),
    test: [RESPONSES, 'one request is sent'],
  },
  {
    name: 'response cache: calls with a token are not cached',
    in: 'createResponseCache',
    mutation: assumeFalse('isFresh', 'withToken', 'token'),
    test: [RESPONSES, 'calls with a token are not cached'],
  },
  {
    name: 'response cache: writes are not cached',
    in: 'createResponseCache > withCache',
    mutation: assumeFalse('GET'),
    test: [RESPONSES, 'writes and calls with a token are not cached'],
  },
  {
    name: 'response cache: keys include language and sales plan',
    in: 'createResponseCache',
    mutation: replaceArgument('URLSearchParams', 0, '{}'),
    test: [RESPONSES, 'keeps languages, plans and resources apart'],
  },
  {
    name: 'response cache: stale responses serve during failures',
    in: 'createResponseCache > request',
    mutation: replaceCall('peek', 'undefined'),
    test: [RESPONSES, 'set staleSince while the back office fails'],
    says: 'The back office is unavailable',
  },
  {
    name: 'response cache: a permanent refusal removes the response',
    in: 'createResponseCache > request',
    mutation: assumeFalse('isPermanentRefusal'),
    test: [RESPONSES, 'a lasting refusal replaces the cached response'],
  },
  {
    name: 'response cache: stale responses set staleSince',
    in: 'createResponseCache > withCache',
    mutation: skip('noteAge'),
    test: [RESPONSES, 'set staleSince while the back office fails'],
  },
  {
    name: 'response cache: responses are removed after a day',
    in: 'createResponseCache > request',
    mutation: assumeFalse('now', 'since'),
    test: [RESPONSES, 'are not served after a day'],
  },
  {
    name: 'response cache: its size in bytes is limited',
    in: 'createResponseCache',
    mutation: replaceProperty('maxSize', '1e12'),
    test: [RESPONSES, 'are bounded by their bytes'],
  },
  {
    name: 'response cache: responses are invalidated by tag',
    in: 'createResponseCache > invalidate',
    mutation: assumeFalse('some'),
    test: [RESPONSES, 'are invalidated by their tags'],
  },
  {
    name: 'response cache: responses in flight during an invalidation are not cached',
    in: 'createResponseCache > invalidate',
    mutation: skip(1),
    test: [RESPONSES, 'in flight during an invalidation is not cached'],
  },
  {
    name: 'response cache: responses are validated before caching',
    in: 'checkResponse',
    mutation: skip('invalid_response'),
    test: ['tests/server/backoffice-guards.test.ts', 'suggestions: empty for an invalid response too'],
  },
  {
    name: 'page blocks: invalid blocks are left out',
    in: 'checkResponse',
    mutation: replaceProperty('isLenient', 'false'),
    test: [
      'tests/server/content-blocks.test.ts',
      'invalid blocks: left out and logged once each, and the rest is shown',
    ],
  },
  {
    name: 'writes of operators: values are checked beyond their schema',
    in: 'createBackofficeApp',
    mutation: replaceCall('createCheckedWrites', '$1'),
    test: ['backoffice/writes/refused-writes.db.test.ts', 'a bad value of'],
  },
  {
    name: 'page sections: sections that throw are left out',
    in: 'renderWithoutFailing',
    mutation: assumeTrue('undefined', 'length'),
    test: [
      'tests/server/sections.test.ts',
      'main menu: left out, status 200, logged once and cached only briefly',
    ],
  },
];
