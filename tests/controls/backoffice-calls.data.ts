import type { Control } from '#scripts/controls/control.ts';
import { assumeFalse, assumeTrue } from '#scripts/controls/operators/assume.ts';
import { replaceArgument, replaceCall } from '#scripts/controls/operators/replace-call.ts';
import { replaceText } from '#scripts/controls/operators/replace-literal.ts';
import { replaceProperty } from '#scripts/controls/operators/replace-property.ts';
import { skip } from '#scripts/controls/operators/skip.ts';

const FETCH = 'server/backoffice/limited-fetch.test.ts';
const GUARD = 'server/backoffice/call-guard.test.ts';
const ANSWERS = 'server/backoffice/response-cache.test.ts';

/** What calls to the back office may cost, when they are not made at all, and what is kept of their answers. */
export const BACKOFFICE_CALLS: readonly Control[] = [
  {
    name: 'a connection is waited for so long',
    in: 'cutSlowConnection',
    mutation: replaceArgument('setTimeout', 0, '() => undefined'),
    test: [FETCH, 'gives up when there is no connection'],
  },
  {
    name: 'headers are waited for so long',
    in: 'createLimitedFetch',
    mutation: replaceArgument('start', 0, '2 ** 30', 'headersMs'),
    test: [FETCH, 'gives up when the headers do not come'],
  },
  {
    name: 'a whole answer is waited for so long',
    in: 'createLimitedFetch',
    mutation: replaceArgument('start', 0, '2 ** 30', 'totalMs'),
    test: [FETCH, 'gives up on an answer that drips'],
  },
  {
    name: 'answers have so many bytes',
    in: 'createLimitedFetch',
    mutation: skip('garbage'),
    test: [FETCH, 'refuses what is too large, breaks off or leads elsewhere'],
  },
  {
    name: 'redirects are not followed',
    in: 'createLimitedFetch',
    mutation: assumeFalse(400),
    test: [FETCH, 'refuses what is too large, breaks off or leads elsewhere'],
  },
  {
    name: 'a GET is asked again where the connection broke',
    in: 'createLimitedFetch',
    mutation: assumeTrue('GET'),
    test: [FETCH, 'asks again where a connection broke before any answer'],
    says: 'unreachable',
  },
  {
    name: 'nothing but a GET is asked twice',
    in: 'createLimitedFetch',
    mutation: assumeFalse('GET'),
    test: [FETCH, 'but only what changes nothing'],
  },
  {
    name: 'connections are kept',
    in: 'createLimitedFetch',
    mutation: replaceProperty('keepAlive', 'false'),
    test: [FETCH, 'goes over connections that are kept'],
  },
  {
    name: 'the calls of a page have one time together',
    in: 'withDeadline',
    mutation: replaceCall('createTimeLeft', '() => $1 - $2'),
    test: [FETCH, 'a page’s calls have one time together'],
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
    mutation: replaceArgument('waitSteadily', 0, '() => Infinity'),
    test: [GUARD, 'opens after failures in a row'],
    says: 'open',
  },
  {
    name: 'one call tries, nobody waits for it',
    in: 'createCallGuard',
    mutation: skip('HalfOpen', 'BrokenCircuitError'),
    test: [GUARD, 'nobody waits for the trial'],
  },
  {
    name: 'a trial that nobody waited for proves nothing',
    in: 'createCallGuard',
    mutation: skip('timeout'),
    test: [GUARD, 'settles nothing: the next call is the trial'],
  },
  {
    name: 'refusals are answers',
    in: 'createCallGuard',
    mutation: assumeTrue('isFailure', 'ApiError'),
    test: [GUARD, 'takes refusals for answers'],
  },
  {
    name: 'what visitors give up opens no breaker',
    in: 'createCallGuard',
    mutation: replaceArgument('handleWhen', 0, '() => true'),
    test: [GUARD, 'takes refusals for answers, and is not opened by what visitors give up'],
  },
  {
    name: 'a session that is over opens no breaker',
    in: 'createCallGuard',
    mutation: assumeTrue('isAboutSession'),
    test: [GUARD, 'a session that is over is an answer'],
  },
  {
    name: 'so many calls of a group are under way',
    in: 'createCallGuard',
    mutation: replaceArgument('bulkhead', 0, '1e9'),
    test: [GUARD, 'lets no more calls of a group under way than it has places'],
  },
  {
    name: 'so many calls of a group wait',
    in: 'createCallGuard',
    mutation: replaceArgument('bulkhead', 1, '1e9'),
    test: [GUARD, 'some wait, the rest are told at once'],
  },
  {
    name: 'each group has places of its own',
    in: 'groupOfCall',
    mutation: replaceText('shop', 'content'),
    test: ['tests/server/backoffice-guards.test.ts', 'leaves the cart its places'],
  },
  {
    name: 'an answer is asked for once, however many want it',
    in: 'createResponseCache > revalidate',
    mutation: skip('set'),
    test: [ANSWERS, 'asks once however many want the same'],
  },
  {
    name: 'an answer with a token is never kept',
    in: 'createResponseCache',
    mutation: assumeFalse('isFresh', 'withToken', 'token'),
    test: [ANSWERS, 'calls in a visitor’s name, are never kept'],
  },
  {
    name: 'what was written is never kept',
    in: 'createResponseCache > withCache',
    mutation: assumeFalse('GET'),
    test: [ANSWERS, 'writes, and calls in a visitor’s name, are never kept'],
  },
  {
    name: 'answers are kept by language and plan',
    in: 'createResponseCache',
    mutation: replaceArgument('URLSearchParams', 0, '{}'),
    test: [ANSWERS, 'keeps languages, plans and resources apart'],
  },
  {
    name: 'an old answer serves while asking fails',
    in: 'createResponseCache > request',
    mutation: replaceCall('peek', 'undefined'),
    test: [ANSWERS, 'bear their date while the back office fails'],
    says: 'The back office is unavailable',
  },
  {
    name: 'a refusal forgets the answer before it',
    in: 'createResponseCache > request',
    mutation: assumeFalse('isLastingRefusal'),
    test: [ANSWERS, 'a refusal is an answer: what was there before is forgotten'],
  },
  {
    name: 'an old answer leaves its date',
    in: 'createResponseCache > withCache',
    mutation: skip('noteAge'),
    test: [ANSWERS, 'bear their date while the back office fails'],
  },
  {
    name: 'after a day an answer is none',
    in: 'createResponseCache > request',
    mutation: assumeFalse('now', 'since'),
    test: [ANSWERS, 'after a day are no answer any more'],
  },
  {
    name: 'answers take no more bytes than they are given',
    in: 'createResponseCache',
    mutation: replaceProperty('maxSize', '1e12'),
    test: [ANSWERS, 'is bounded by its bytes'],
  },
  {
    name: 'answers are forgotten by their tags',
    in: 'createResponseCache > invalidate',
    mutation: assumeFalse('some'),
    test: [ANSWERS, 'is forgotten by its tags'],
  },
  {
    name: 'an answer that was under way during a purge is not kept',
    in: 'createResponseCache > invalidate',
    mutation: skip(1),
    test: [ANSWERS, 'what was under way is not kept'],
  },
  {
    name: 'answers are checked before they are kept',
    in: 'checkAnswer',
    mutation: skip('invalid_response'),
    test: [
      'tests/server/backoffice-guards.test.ts',
      'suggests nothing either when what it answers is of no use',
    ],
  },
  {
    name: 'blocks that are none are left out',
    in: 'checkAnswer',
    mutation: replaceProperty('isLenient', 'false'),
    test: ['tests/server/content-blocks.test.ts', 'a page whose blocks are garbage shows the rest'],
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
    test: ['tests/server/sections.test.ts', 'the main menu throws'],
  },
];
