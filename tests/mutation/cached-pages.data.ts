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
    name: 'cached pages: a matching ETag gets 304',
    in: 'sendEntry',
    mutation: assumeFalse('if-none-match'),
    test: [FAST_PATH, 'if-none-match: a known etag gets 304'],
  },
  {
    name: 'cached pages: another ETag gets the page',
    in: 'sendEntry',
    mutation: assumeTrue('if-none-match'),
    test: [FAST_PATH, 'if-none-match: a known etag gets 304'],
  },
  {
    name: 'cached pages: the accepted encoding is sent',
    in: 'sendEntry',
    mutation: replaceArgument('chooseEncoding', 0, "'br'"),
    test: [FAST_PATH, 'accept-encoding'],
  },
  {
    name: 'cached pages: the Vary header is sent',
    in: 'sendEntry',
    mutation: drop('vary'),
    test: [FAST_PATH, 'accept-encoding'],
  },
  {
    name: 'cached pages: HEAD has the headers of GET',
    in: 'sendEntry',
    mutation: replaceArgument('chooseEncoding', 0, "arguments[1].method === 'HEAD' ? '' : $"),
    test: [FAST_PATH, 'HEAD has the headers of GET and no body'],
  },
  {
    name: 'cached pages: they have the headers of the site',
    in: 'createPageRenderer',
    mutation: drop('siteHeaders'),
    test: [FAST_PATH, 'a second request gets the same page with the same headers'],
  },
  {
    name: 'page key: unknown parameters prevent caching',
    in: 'pageKeyOf',
    mutation: skip('has'),
    test: ['server/page-cache/page-key.test.ts', 'is undefined for an unknown parameter'],
  },
  {
    name: 'cached pages: session cookies bypass the cache',
    in: 'hasSessionCookie',
    mutation: assumeFalse('includes'),
    test: [FAST_PATH, 'a request with a session cookie gets an uncached page'],
  },
  {
    name: 'cached pages: the allow list applies',
    in: 'createCacheFastPath',
    mutation: skip('allows'),
    test: [FAST_PATH, 'a client outside the allow list gets no cached page'],
  },
  {
    name: 'cached pages: none during maintenance',
    in: 'createCacheFastPath',
    mutation: skip('isInList'),
    test: [FAST_PATH, 'a closed site serves no cached page'],
  },
  {
    name: 'cached pages: former hosts are redirected',
    in: 'createCacheFastPath',
    mutation: assumeTrue('host'),
    test: [FAST_PATH, 'a former host redirects to the present one, with a cached page too'],
  },
  {
    name: 'cached pages: stored only while the site is open to the client',
    in: 'createCacheFastPath',
    mutation: replaceProperty('isSiteOpen', 'true'),
    test: [FAST_PATH, 'a client outside the allow list gets no cached page'],
  },
  {
    name: 'cached pages: malformed requests are refused first',
    in: 'createCacheFastPath',
    mutation: assumeTrue('findMalformation'),
    test: [FAST_PATH, 'a malformed request is refused before the cache'],
  },
  {
    name: 'cached pages: each response is logged',
    in: 'createListener',
    mutation: skip('logResponse'),
    test: [FAST_PATH, 'each response has its request id and its log line'],
  },
  {
    name: 'invalidation: the secret is required',
    in: 'createPurge',
    mutation: assumeFalse('isSameText'),
    test: [FAST_PATH, 'is refused'],
  },
  {
    name: 'invalidation: the format of tags is validated',
    in: 'createPurge',
    mutation: unchain('regex'),
    test: [FAST_PATH, 'is refused'],
  },
  {
    name: 'invalidation: no route without a secret',
    in: 'createPurge',
    mutation: skip('undefined'),
    test: [FAST_PATH, 'without a secret in the configuration the route does not exist'],
  },
  {
    name: 'invalidation: changes in the back office reach the storefront',
    in: 'createResponseCache > invalidate',
    mutation: returnOnly('undefined'),
    test: [
      'tests/server/purges.test.ts',
      'affected pages: updated at once, in both languages and for both consumers',
    ],
  },
];
