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
    name: 'render limiter: limits concurrent renders',
    in: 'createRenderLimiter > hasRoom',
    mutation: returnOnly('true'),
    test: [CROWD, 'excess requests: refused at once with Retry-After, the others are served'],
  },
  {
    name: 'render limiter: limits waiting requests',
    in: 'createRenderLimiter > enter',
    mutation: skip('floor', 'OverloadedError'),
    test: [CROWD, 'excess requests: refused at once with Retry-After, the others are served'],
  },
  {
    name: 'render limiter: refusals have Retry-After',
    in: 'sendBusy',
    mutation: drop('retryAfterHeaders'),
    test: [CROWD, 'excess requests: refused at once with Retry-After, the others are served'],
  },
  {
    name: 'render limiter: submitted forms are accepted',
    in: 'createPage',
    mutation: negate('form', 'locals'),
    test: [CROWD, 'single form: accepted'],
  },
  {
    name: 'render limiter: slow renders lower the limit',
    in: 'createRenderLimiter > adjust',
    mutation: skip('max'),
    test: ['server/render/render-limiter.test.ts', 'is reduced while renders are slow'],
  },
  {
    name: 'render limiter: the limit is never zero',
    in: 'createRenderLimiter > adjust',
    mutation: replaceCall('max', '0'),
    test: ['server/render/render-limiter.test.ts', 'never to zero'],
  },
  {
    name: 'render limiter: fast renders raise the limit again',
    in: 'createRenderLimiter > adjust',
    mutation: skip('min', 1),
    test: ['server/render/render-limiter.test.ts', 'recovers once they are fast'],
  },
  {
    name: 'shutdown: responses close their connection',
    in: 'watchForDrain',
    mutation: replaceCall('endConnectionAfter', 'undefined'),
    test: [SHUTDOWN, 'responses meanwhile close their connection'],
  },
  {
    name: 'shutdown: responses in flight close their connection',
    in: 'watchForDrain',
    mutation: replaceCall('end', 'undefined'),
    test: [SHUTDOWN, 'responses in flight are completed, begun or not'],
  },
  {
    name: 'shutdown: idle connections are closed',
    in: 'watchForDrain',
    mutation: skip('destroy', 0),
    test: [SHUTDOWN, 'idle connections and half-sent requests are not awaited'],
  },
  {
    name: 'shutdown: requests in flight outlive idle connections',
    in: 'watchForDrain > close',
    mutation: assumeTrue(0),
    test: [SHUTDOWN, 'slow responses are completed after idle connections were closed'],
  },
  {
    name: 'shutdown: connections that do not end are closed',
    in: 'watchForDrain',
    mutation: skip('keys'),
    test: [SHUTDOWN, 'connections that do not end are closed and counted'],
    says: 'Exceeded timeout',
  },
  {
    name: 'shutdown: the readiness probe fails',
    in: 'createHealth',
    mutation: assumeTrue('isReady'),
    test: [
      'server/http/health.test.ts',
      'the readiness probe is 503 until the server can serve, and during shutdown',
    ],
  },
  {
    name: 'shutdown: readiness fails before connections close',
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
    name: 'shared pages: pages of one node serve the others',
    in: 'withRenderLock > isFresh',
    mutation: returnOnly('false'),
    test: [SHARED, 'page rendered by one node: shown by the other without an API call'],
  },
  {
    name: 'shared pages: one node renders a cold page',
    in: 'openSharedPages',
    mutation: drop('NX'),
    test: [SHARED, 'both nodes requested at once, cold: one of them renders'],
  },
  {
    name: 'shared pages: a disconnected node clears its cache',
    in: 'listenForInvalidations > catchUp',
    mutation: skip('all'),
    test: [SHARED, 'node cut off during invalidations: clears its cache'],
  },
  {
    name: 'shared pages: waiting for another node counts towards the deadline',
    in: 'withDeadline',
    mutation: replaceArgument('createTimeLeft', 1, '0'),
    test: [SHARED, 'hanging back office: another node’s render lock adds no waiting time'],
  },
  {
    name: 'shared pages: invalidations reach other nodes',
    in: 'WRITE_INVALIDATION',
    mutation: replaceText("'PUBLISH', KEYS[3]", "'ECHO'"),
    test: [SHARED, 'invalidation at one node: reaches the other, and one that starts later'],
  },
  {
    name: 'shared pages: invalidations reach nodes that start later',
    in: 'openSharedPages > isInvalidated',
    mutation: returnOnly('false'),
    test: [SHARED, 'invalidation at one node: reaches the other, and one that starts later'],
  },
  {
    name: 'shared pages: publishing an invalidation is retried',
    in: 'openSharedPages > publishUntilDone',
    mutation: replaceCall('wait', 'new Promise(() => undefined)'),
    test: [SHARED, 'invalidation while the connection is broken: published after it recovers'],
  },
  {
    name: 'shared pages: the key includes the configuration',
    in: 'openPages',
    mutation: replaceArgument('update', 0, "''"),
    test: [SHARED, 'nodes of another configuration: do not share pages'],
  },
  {
    name: 'shared pages: a hanging store times out',
    in: 'openSharedPages > attempt',
    mutation: replaceArgument('withTimeout', 0, '2 ** 30'),
    test: [SHARED, 'hanging, dead or full store: visitors are unaffected'],
    says: 'Exceeded timeout',
  },
  {
    name: 'shared pages: a failing store is skipped for a while',
    in: 'openSharedPages > attempt',
    mutation: replaceCall('pause', "JSON.parse('')"),
    test: [SHARED, 'hanging, dead or full store: visitors are unaffected'],
  },
  {
    name: 'deadline: several slow calls share one time limit',
    in: 'withDeadline',
    mutation: replaceCall('createTimeLeft', '() => $1 - $2'),
    test: [BACKOFFICE_FAULTS, 'several slow calls: the time limit applies to the page, not to each call'],
  },
  {
    name: 'response cache: expired responses serve while the back office hangs',
    in: 'createResponseCache > find',
    mutation: assumeTrue('isInvalidated', 'since'),
    test: [BACKOFFICE_FAULTS, 'expired responses: pages seen before are still shown, as fast as before'],
  },
];
