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
    name: 'page cache: concurrent requests render a page once',
    in: 'createPageCache > start',
    mutation: skip('set'),
    test: [UNIT, 'the page is rendered once'],
  },
  {
    name: 'page cache: fresh pages are served',
    in: 'createPageCache > peek',
    mutation: skip('hit'),
    test: [UNIT, 'is fresh for a minute'],
  },
  {
    name: 'page cache: pages are fresh for one minute',
    in: 'FRESH_MS',
    mutation: replaceNumber(60, 3600),
    test: [UNIT, 'a stale page is served at once'],
  },
  {
    name: 'page cache: stale pages are served while they are rendered again',
    in: 'freshnessOf',
    mutation: replaceText('stale', 'last resort'),
    test: [UNIT, 'a stale page is served at once'],
  },
  {
    name: 'page cache: stale pages are rendered again',
    in: 'createPageCache > revalidateInBackground',
    mutation: skip('renderOnce'),
    test: [UNIT, 'a stale page is served at once'],
    says: 'Exceeded timeout',
  },
  {
    name: 'page cache: pages are stale for ten minutes at most',
    in: 'freshnessOf',
    mutation: assumeFalse('STALE_UNTIL_MS'),
    test: [UNIT, 'for ten minutes more'],
  },
  {
    name: 'page cache: an expired page replaces a failed one',
    in: 'createPageCache > find',
    mutation: assumeTrue('origin', 'isFailure'),
    test: [UNIT, 'outage: stale pages are served for a day'],
  },
  {
    name: 'page cache: an expired page replaces one whose render throws',
    in: 'createPageCache > findStaleIfError',
    mutation: returnOnly('undefined'),
    test: [UNIT, 'a render that throws: the stale page is served'],
    says: 'no room',
  },
  {
    name: 'page cache: after a failure expired pages are served without waiting',
    in: 'createPageCache > isDegraded',
    mutation: returnOnly('false'),
    test: [UNIT, 'without waiting after the first failure'],
  },
  {
    name: 'page cache: pages are removed after a day',
    in: 'freshnessOf',
    mutation: skip('expired'),
    test: [UNIT, 'outage: stale pages are served for a day'],
  },
  {
    name: 'page cache: failed pages are not cached',
    in: 'createPageCache > renderAndStore',
    mutation: assumeTrue('isCacheable'),
    test: [UNIT, 'a failed page is not cached'],
  },
  {
    name: 'page cache: invalidation by a tag covers its pages',
    in: 'createPageCache > invalidate',
    mutation: assumeTrue('concerns'),
    test: [UNIT, 'an invalidated page is rendered before it is served again'],
  },
  {
    name: 'page cache: invalidation by a tag spares other pages',
    in: 'concerns',
    mutation: assumeTrue('includes'),
    test: [UNIT, 'the rest stays'],
  },
  {
    name: 'page cache: invalidated pages serve during an outage',
    in: 'freshnessOf',
    mutation: replaceText('stale-if-error', 'expired'),
    test: [UNIT, 'outage: stale pages are served for a day'],
  },
  {
    name: 'page cache: pages invalidated during their render are rendered again',
    in: 'createPageCache > toCachedPage',
    mutation: replaceCall('hasInvalidated', 'false'),
    test: [UNIT, 'a page that was invalidated while it rendered is rendered again'],
  },
  {
    name: 'page cache: personal pages are recognised',
    in: 'createPageCache > find',
    mutation: skip('has'),
    test: [UNIT, 'a personal page is not rendered again for all'],
  },
  {
    name: 'page cache: its size in bytes is limited',
    in: 'createPageStore',
    mutation: replaceProperty('maxSize', '1e12'),
    test: [UNIT, 'evicts the least recently used'],
  },
  {
    name: 'page cache: requests after an invalidation do not join an earlier render',
    in: 'createPageCache > renderOnce',
    mutation: assumeTrue('mark'),
    test: [UNIT, 'a request after an invalidation does not join a render that began before it'],
  },
  {
    name: 'page cache: unbounded keys have a separate limit',
    in: 'createPageStore',
    mutation: assumeFalse('isUnboundedKey'),
    test: [UNIT, 'unbounded keys evict only unbounded keys'],
  },
];
