import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type {
  BackofficeEvents,
  BackofficeGroup,
  BreakerState,
  CallOutcome,
} from '../backoffice/backoffice-events.ts';

const GROUPS: readonly BackofficeGroup[] = ['content', 'account', 'shop'];
const OUTCOMES: readonly CallOutcome[] = [
  'ok',
  'refused',
  'failed',
  'timeout',
  'unreachable',
  'garbage',
  'invalid_response',
  'open',
  'full',
];
const STATE_NUMBERS: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 };
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 10];

/** Creates the metrics of back-office calls by group and outcome, and of the breaker of each group. */
export function createBackofficeMetrics(registry: Registry): BackofficeEvents {
  const registers = [registry];
  const calls = new Counter({
    name: 'atre_backoffice_calls_total',
    help: 'Calls to the back office by group and outcome.',
    labelNames: ['group', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'atre_backoffice_call_duration_seconds',
    help: 'Duration of calls to the back office.',
    labelNames: ['group', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const breaker = new Gauge({
    name: 'atre_backoffice_breaker_state',
    help: 'The breaker of a group of calls: 0 closed, 1 half open, 2 open.',
    labelNames: ['group'],
    registers,
  });
  const inFlight = new Gauge({
    name: 'atre_backoffice_calls_in_flight',
    help: 'Calls in flight.',
    labelNames: ['group'],
    registers,
  });
  const readWaiting = new Map<BackofficeGroup, () => number>();
  createWaitingGauge(registry, readWaiting);
  for (const group of GROUPS) {
    // Initialised, because a rate needs a former value.
    for (const outcome of OUTCOMES) calls.inc({ group, outcome }, 0);
    breaker.set({ group }, STATE_NUMBERS.closed);
    inFlight.set({ group }, 0);
  }
  return {
    onCall: ({ group, outcome, seconds: took }) => {
      calls.inc({ group, outcome });
      seconds.observe({ group, outcome }, took);
    },
    onBreaker: ({ group, state }) => breaker.set({ group }, STATE_NUMBERS[state]),
    onInFlight: ({ group, calls: count }) => inFlight.set({ group }, count),
    watchWaiting: (group, count) => readWaiting.set(group, count),
  };
}

function createWaitingGauge(registry: Registry, read: ReadonlyMap<BackofficeGroup, () => number>): Gauge {
  return new Gauge({
    name: 'atre_backoffice_calls_waiting',
    help: 'Calls in the queue of their group.',
    labelNames: ['group'],
    registers: [registry],
    collect() {
      for (const group of GROUPS) this.set({ group }, read.get(group)?.() ?? 0);
    },
  });
}
