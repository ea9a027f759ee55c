import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { assumeFalse, assumeTrue } from '#scripts/mutation/operators/assume.ts';
import { replaceCall } from '#scripts/mutation/operators/replace-call.ts';
import { replaceNumber, replaceText } from '#scripts/mutation/operators/replace-literal.ts';
import { replaceProperty } from '#scripts/mutation/operators/replace-property.ts';
import { returnOnly } from '#scripts/mutation/operators/return-only.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';

const UNIT = 'server/page-cache/page-cache.test.ts';

/** Shared pages: cached, rendered once, invalidated, and never personal. */
export const PAGE_CACHE: readonly MutationTest[] = [
  {
    name: 'a page is made once, however many ask',
    in: 'createPageCache > start',
    mutation: skip('set'),
    test: [UNIT, 'the page is rendered once'],
  },
  {
    name: 'a kept page is shown while it is fresh',
    in: 'createPageCache > peek',
    mutation: skip('hit'),
    test: [UNIT, 'is fresh for a minute'],
  },
  {
    name: 'a page is fresh for a minute, no longer',
    in: 'FRESH_MS',
    mutation: replaceNumber(60, 3600),
    test: [UNIT, 'a stale page is served at once'],
  },
  {
    name: 'a stale page is shown while it is made anew',
    in: 'freshnessOf',
    mutation: replaceText('stale', 'last resort'),
    test: [UNIT, 'a stale page is served at once'],
  },
  {
    name: 'a stale page is made anew',
    in: 'createPageCache > revalidateInBackground',
    mutation: skip('renderOnce'),
    test: [UNIT, 'a stale page is served at once'],
    says: 'Exceeded timeout',
  },
  {
    name: 'a stale page is shown for ten minutes, no longer',
    in: 'freshnessOf',
    mutation: assumeFalse('STALE_UNTIL_MS'),
    test: [UNIT, 'for ten minutes more'],
  },
  {
    name: 'an old page is shown where a new one fails',
    in: 'createPageCache > find',
    mutation: assumeTrue('origin', 'isFailure'),
    test: [UNIT, 'outage: stale pages are served for a day'],
  },
  {
    name: 'an old page is shown where making a new one throws',
    in: 'createPageCache > findStaleIfError',
    mutation: returnOnly('undefined'),
    test: [UNIT, 'a render that throws: the stale page is served'],
    says: 'no room',
  },
  {
    name: 'after a failure old pages are shown at once',
    in: 'createPageCache > isDegraded',
    mutation: returnOnly('false'),
    test: [UNIT, 'without waiting after the first failure'],
  },
  {
    name: 'after a day an old page is none',
    in: 'freshnessOf',
    mutation: skip('expired'),
    test: [UNIT, 'outage: stale pages are served for a day'],
  },
  {
    name: 'a page that failed is not kept',
    in: 'createPageCache > renderAndStore',
    mutation: assumeTrue('isCacheable'),
    test: [UNIT, 'a failed page is not cached'],
  },
  {
    name: 'a purge by a tag concerns its pages',
    in: 'createPageCache > invalidate',
    mutation: assumeTrue('concerns'),
    test: [UNIT, 'an invalidated page is rendered before it is served again'],
  },
  {
    name: 'a purge by a tag concerns no other pages',
    in: 'concerns',
    mutation: assumeTrue('includes'),
    test: [UNIT, 'the rest stays'],
  },
  {
    name: 'what was purged serves where no other can be made',
    in: 'freshnessOf',
    mutation: replaceText('stale-if-error', 'expired'),
    test: [UNIT, 'outage: stale pages are served for a day'],
  },
  {
    name: 'a page that was made during a purge is made again',
    in: 'createPageCache > toCachedPage',
    mutation: replaceCall('hasInvalidated', 'false'),
    test: [UNIT, 'a page that was invalidated while it rendered is rendered again'],
  },
  {
    name: 'a page of its visitor is known to be one',
    in: 'createPageCache > find',
    mutation: skip('has'),
    test: [UNIT, 'a personal page is not rendered again for all'],
  },
  {
    name: 'pages take no more bytes than they are given',
    in: 'createPageStore',
    mutation: replaceProperty('maxSize', '1e12'),
    test: [UNIT, 'evicts the least recently used'],
  },
  {
    name: 'who comes after a change waits for no page from before',
    in: 'createPageCache > renderOnce',
    mutation: assumeTrue('mark'),
    test: [UNIT, 'a request after an invalidation does not join a render that began before it'],
  },
  {
    name: 'addresses anybody can invent have a room of their own',
    in: 'createPageStore',
    mutation: assumeFalse('isUnboundedKey'),
    test: [UNIT, 'unbounded keys evict only unbounded keys'],
  },
];
