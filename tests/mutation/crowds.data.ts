import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { assumeTrue, negate } from '#scripts/mutation/operators/assume.ts';
import { drop } from '#scripts/mutation/operators/drop.ts';
import { replaceArgument, replaceCall } from '#scripts/mutation/operators/replace-call.ts';
import { replaceText } from '#scripts/mutation/operators/replace-literal.ts';
import { returnOnly } from '#scripts/mutation/operators/return-only.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';

const CROWD = 'tests/server/overload.test.ts';
const SHUTDOWN = 'shared/drain-server.test.ts';
const SHARED = 'tests/server/shared-pages.test.ts';
const BACKOFFICE_FAULTS = 'tests/server/backoffice-faults.test.ts';

/** Overload, shutdown of nodes, nodes with a shared store, a failing back office. */
export const CROWDS: readonly MutationTest[] = [
  {
    name: 'so many pages are made at a time',
    in: 'createRenderLimiter > hasRoom',
    mutation: returnOnly('true'),
    test: [CROWD, 'excess requests: refused at once with Retry-After, the others are served'],
  },
  {
    name: 'so many wait for their page',
    in: 'createRenderLimiter > enter',
    mutation: skip('floor', 'OverloadedError'),
    test: [CROWD, 'excess requests: refused at once with Retry-After, the others are served'],
  },
  {
    name: 'who is turned away is told when to come back',
    in: 'sendBusy',
    mutation: drop('retryAfterHeaders'),
    test: [CROWD, 'excess requests: refused at once with Retry-After, the others are served'],
  },
  {
    name: 'who has sent a form is not turned away',
    in: 'createPage',
    mutation: negate('form', 'locals'),
    test: [CROWD, 'single form: accepted'],
  },
  {
    name: 'slow pages leave less room',
    in: 'createRenderLimiter > adjust',
    mutation: skip('max'),
    test: ['server/render/render-limiter.test.ts', 'is reduced while renders are slow'],
  },
  {
    name: 'some room is always left',
    in: 'createRenderLimiter > adjust',
    mutation: replaceCall('max', '0'),
    test: ['server/render/render-limiter.test.ts', 'never to zero'],
  },
  {
    name: 'quick pages give the room back',
    in: 'createRenderLimiter > adjust',
    mutation: skip('min', 1),
    test: ['server/render/render-limiter.test.ts', 'recovers once they are fast'],
  },
  {
    name: 'who asks a node that leaves is told that his connection ends',
    in: 'watchForDrain',
    mutation: replaceCall('endConnectionAfter', 'undefined'),
    test: [SHUTDOWN, 'responses meanwhile close their connection'],
  },
  {
    name: 'what a node has begun ends its connection',
    in: 'watchForDrain',
    mutation: replaceCall('end', 'undefined'),
    test: [SHUTDOWN, 'responses in flight are completed, begun or not'],
  },
  {
    name: 'who says nothing is not waited for',
    in: 'watchForDrain',
    mutation: skip('destroy', 0),
    test: [SHUTDOWN, 'idle connections and half-sent requests are not awaited'],
  },
  {
    name: 'what is under way is not cut with those who say nothing',
    in: 'watchForDrain > close',
    mutation: assumeTrue(0),
    test: [SHUTDOWN, 'slow responses are completed after idle connections were closed'],
  },
  {
    name: 'what does not end is cut',
    in: 'watchForDrain',
    mutation: skip('keys'),
    test: [SHUTDOWN, 'connections that do not end are closed and counted'],
    says: 'Exceeded timeout',
  },
  {
    name: 'a node that leaves says so',
    in: 'createHealth',
    mutation: assumeTrue('isReady'),
    test: [
      'server/http/health.test.ts',
      'the readiness probe is 503 until the server can serve, and during shutdown',
    ],
  },
  {
    name: 'the balancer is told that a program leaves',
    in: 'startStorefront > shutdown',
    file: 'server',
    mutation: skip('isReady'),
    test: [
      'tests/process/life.test.ts',
      'SIGTERM: logs the shutdown, serves for a while, finishes requests and exits with 0',
    ],
    built: true,
  },
  {
    name: 'a page that a node has made is there for the others',
    in: 'withRenderLock > isFresh',
    mutation: returnOnly('false'),
    test: [SHARED, 'page rendered by one node: shown by the other without an API call'],
  },
  {
    name: 'one node makes a page for all',
    in: 'openSharedPages',
    mutation: drop('NX'),
    test: [SHARED, 'both nodes requested at once, cold: one of them renders'],
  },
  {
    name: 'a node that was cut off forgets what it has',
    in: 'listenForInvalidations > catchUp',
    mutation: skip('all'),
    test: [SHARED, 'node cut off during invalidations: clears its cache'],
  },
  {
    name: 'who has waited for another node has less time left',
    in: 'withDeadline',
    mutation: replaceArgument('createTimeLeft', 1, '0'),
    test: [SHARED, 'hanging back office: another node’s render lock adds no waiting time'],
  },
  {
    name: 'purges reach the other nodes',
    in: 'WRITE_INVALIDATION',
    mutation: replaceText("'PUBLISH', KEYS[3]", "'ECHO'"),
    test: [SHARED, 'invalidation at one node: reaches the other, and one that starts later'],
  },
  {
    name: 'purges reach nodes that start later',
    in: 'openSharedPages > isInvalidated',
    mutation: returnOnly('false'),
    test: [SHARED, 'invalidation at one node: reaches the other, and one that starts later'],
  },
  {
    name: 'purges are told again until they are heard',
    in: 'openSharedPages > publishUntilDone',
    mutation: replaceCall('wait', 'new Promise(() => undefined)'),
    test: [SHARED, 'invalidation while the store is skipped: published later'],
  },
  {
    name: 'nodes of another configuration: do not share pages',
    in: 'openPages',
    mutation: replaceArgument('update', 0, "''"),
    test: [SHARED, 'nodes of another configuration: do not share pages'],
  },
  {
    name: 'a store that hangs is not waited for',
    in: 'openSharedPages > attempt',
    mutation: replaceArgument('withTimeout', 0, '2 ** 30'),
    test: [SHARED, 'hanging, dead or full store: visitors are unaffected'],
    says: 'Exceeded timeout',
  },
  {
    name: 'a store that fails is left alone',
    in: 'openSharedPages > attempt',
    mutation: replaceCall('pause', "JSON.parse('')"),
    test: [SHARED, 'hanging, dead or full store: visitors are unaffected'],
  },
  {
    name: 'a visitor’s patience is counted once',
    in: 'withDeadline',
    mutation: replaceCall('createTimeLeft', '() => $1 - $2'),
    test: [BACKOFFICE_FAULTS, 'several slow calls: the time limit applies to the page, not to each call'],
  },
  {
    name: 'pages are made of old answers while there are no new ones',
    in: 'createResponseCache > find',
    mutation: assumeTrue('isInvalidated', 'since'),
    test: [BACKOFFICE_FAULTS, 'expired responses: pages seen before are still shown, as fast as before'],
  },
];
