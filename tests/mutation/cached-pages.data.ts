import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { assumeFalse, assumeTrue } from '#scripts/mutation/operators/assume.ts';
import { drop } from '#scripts/mutation/operators/drop.ts';
import { replaceArgument } from '#scripts/mutation/operators/replace-call.ts';
import { replaceProperty } from '#scripts/mutation/operators/replace-property.ts';
import { returnOnly } from '#scripts/mutation/operators/return-only.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';
import { unchain } from '#scripts/mutation/operators/unchain.ts';

const FAST_PATH = 'server/page-cache/cache-fast-path.test.ts';

/** Delivery of cached pages, and pages that are not cached. */
export const CACHED_PAGES: readonly MutationTest[] = [
  {
    name: 'kept pages have an ETag that browsers may ask by',
    in: 'sendEntry',
    mutation: assumeFalse('if-none-match'),
    test: [FAST_PATH, 'if-none-match: a known etag gets 304'],
  },
  {
    name: 'another ETag gets the page',
    in: 'sendEntry',
    mutation: assumeTrue('if-none-match'),
    test: [FAST_PATH, 'if-none-match: a known etag gets 304'],
  },
  {
    name: 'kept pages are sent as the browser takes them',
    in: 'sendEntry',
    mutation: replaceArgument('chooseEncoding', 0, "'br'"),
    test: [FAST_PATH, 'accept-encoding'],
  },
  {
    name: 'kept pages say by what they vary',
    in: 'sendEntry',
    mutation: drop('vary'),
    test: [FAST_PATH, 'accept-encoding'],
  },
  {
    name: 'HEAD has the headers of GET',
    in: 'sendEntry',
    mutation: replaceArgument('chooseEncoding', 0, "arguments[1].method === 'HEAD' ? '' : $"),
    test: [FAST_PATH, 'HEAD has the headers of GET and no body'],
  },
  {
    name: 'kept pages bear the headers of all others',
    in: 'createPageRenderer',
    mutation: drop('siteHeaders'),
    test: [FAST_PATH, 'a second request gets the same page with the same headers'],
  },
  {
    name: 'a parameter nobody knows is never kept',
    in: 'pageKeyOf',
    mutation: skip('has'),
    test: ['server/page-cache/page-key.test.ts', 'is undefined for an unknown parameter'],
  },
  {
    name: 'who has a cookie of a session gets a page of his own',
    in: 'hasSessionCookie',
    mutation: assumeFalse('includes'),
    test: [FAST_PATH, 'a request with a session cookie gets an uncached page'],
  },
  {
    name: 'kept pages are for whom the allow-list allows',
    in: 'createCacheFastPath',
    mutation: skip('allows'),
    test: [FAST_PATH, 'a client outside the allow list gets no cached page'],
  },
  {
    name: 'a closed site shows no kept pages',
    in: 'createCacheFastPath',
    mutation: skip('isInList'),
    test: [FAST_PATH, 'a closed site serves no cached page'],
  },
  {
    name: 'kept pages are not those of former hosts',
    in: 'createCacheFastPath',
    mutation: assumeTrue('host'),
    test: [FAST_PATH, 'a former host redirects to the present one, with a cached page too'],
  },
  {
    name: 'kept pages stay with those who may see the site',
    in: 'createCacheFastPath',
    mutation: replaceProperty('isSiteOpen', 'true'),
    test: [FAST_PATH, 'a client outside the allow list gets no cached page'],
  },
  {
    name: 'malformed requests get no kept pages',
    in: 'createCacheFastPath',
    mutation: assumeTrue('findMalformation'),
    test: [FAST_PATH, 'a malformed request is refused before the cache'],
  },
  {
    name: 'kept pages have their line in the log',
    in: 'createListener',
    mutation: skip('logResponse'),
    test: [FAST_PATH, 'each response has its request id and its log line'],
  },
  {
    name: 'purges need the secret',
    in: 'createPurge',
    mutation: assumeFalse('isSameText'),
    test: [FAST_PATH, 'is refused'],
  },
  {
    name: 'purges name tags that could be some',
    in: 'createPurge',
    mutation: unchain('regex'),
    test: [FAST_PATH, 'is refused'],
  },
  {
    name: 'without a secret nothing can be purged',
    in: 'createPurge',
    mutation: skip('undefined'),
    test: [FAST_PATH, 'without a secret in the configuration the route does not exist'],
  },
  {
    name: 'a change in the back office is told to the storefront',
    in: 'createResponseCache > invalidate',
    mutation: returnOnly('undefined'),
    test: [
      'tests/server/purges.test.ts',
      'affected pages: updated at once, in both languages and for both consumers',
    ],
  },
];
