import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  type IBackoffFactory,
} from 'cockatiel';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { isAboutSession } from '#shared/api/ends-session.ts';
import {
  NO_EVENTS,
  type BackofficeEvents,
  type BackofficeGroup,
  type BreakerState,
  type CallOutcome,
} from './backoffice-events.ts';

/**
 * Makes a call if its group has capacity.
 * @throws the error of the call, or `UnavailableError` at once: the breaker is open, or the bulkhead is full
 */
export type CallGuard = <Result>(group: BackofficeGroup, call: () => Promise<Result>) => Promise<Result>;

export type GuardOptions = {
  events?: BackofficeEvents;
  /** Maximum number of calls of a group in flight, and in the queue. */
  maxCalls?: number;
  maxQueued?: number;
  /** Number of consecutive failures that open the breaker, and milliseconds until the trial. */
  failuresToOpen?: number;
  openMs?: number;
};

/** The client disconnected before the response came: this says nothing about the health of the back office. */
export class AbandonedError extends Error {}

const GROUPS: readonly BackofficeGroup[] = ['content', 'account', 'shop'];
const STATES: Record<CircuitState, BreakerState> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Isolated]: 'open',
};
/** Calls that waited longer in the queue are refused. */
const MAX_QUEUE_MS = 1000;

/**
 * Creates a guard with a breaker and a bulkhead for each group. Refusals (4xx) are responses; only failures open a
 * breaker.
 */
export function createCallGuard(options: GuardOptions = {}): CallGuard {
  const guards = new Map(GROUPS.map((group) => [group, createGroupGuard(group, options)] as const));
  return (group, call) => {
    const guard = guards.get(group);
    if (!guard) throw new Error(`There is no group ${group}.`);
    return guard(call);
  };
}

function createGroupGuard(
  group: BackofficeGroup,
  { events = NO_EVENTS, maxCalls = 50, maxQueued = 100, failuresToOpen = 10, openMs = 5000 }: GuardOptions,
): <Result>(call: () => Promise<Result>) => Promise<Result> {
  let isTrialInconclusive = false;
  const breaker = circuitBreaker(handleWhen(isFailure), {
    breaker: new ConsecutiveBreaker(failuresToOpen),
    halfOpenAfter: createMonotonicBackoff(() => (isTrialInconclusive ? 0 : openMs)),
  });
  /** An inconclusive trial (the client disconnected, or our own code failed) is followed by another at once. */
  const attemptTrial = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    isTrialInconclusive = false;
    try {
      return await call();
    } catch (error) {
      isTrialInconclusive = !(error instanceof ApiError);
      throw isTrialInconclusive ? new UnavailableError('timeout') : error;
    }
  };
  breaker.onStateChange((state) => events.onBreaker({ group, state: STATES[state] }));
  const slots = bulkhead(maxCalls, maxQueued);
  events.watchWaiting(group, () => maxQueued - slots.queueSlots);
  let calls = 0;
  const count = async <Result>(call: () => Promise<Result>): Promise<Settled<Result>> => {
    events.onInFlight({ group, calls: (calls += 1) });
    try {
      return { result: await call() };
    } catch (error) {
      // An error of our own code says nothing about the back office.
      if (isFailure(error) || !(error instanceof ApiError)) throw error;
      return { refusal: error };
    } finally {
      events.onInFlight({ group, calls: (calls -= 1) });
    }
  };
  return async (call) => {
    const since = performance.now();
    const report = (outcome: CallOutcome) =>
      events.onCall({ group, outcome, seconds: (performance.now() - since) / 1000 });
    const runIfInTime = () => {
      if (performance.now() - since > MAX_QUEUE_MS) throw new BulkheadRejectedError(maxCalls, maxQueued);
      return count(call);
    };
    try {
      // A single call is the trial; the others fail at once.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      const settled = await breaker.execute(() =>
        breaker.state === CircuitState.Closed ? slots.execute(runIfInTime) : count(() => attemptTrial(call)),
      );
      if (!('result' in settled)) throw settled.refusal;
      report('ok');
      return settled.result;
    } catch (thrown) {
      const error = asUnavailable(thrown);
      if (!(error instanceof AbandonedError)) report(outcomeOf(error));
      throw error;
    }
  };
}

type Settled<Result> = { result: Result } | { refusal: unknown };

/** Keeps the breaker open by a monotonic clock: the library uses the wall clock. */
function createMonotonicBackoff(milliseconds: () => number): IBackoffFactory<unknown> {
  const next = () => {
    const end = performance.now() + milliseconds();
    return {
      next,
      get duration() {
        return performance.now() < end ? Infinity : -Infinity;
      },
    };
  };
  return { next };
}

function asUnavailable(error: unknown): unknown {
  if (error instanceof BrokenCircuitError) return new UnavailableError('open');
  return error instanceof BulkheadRejectedError ? new UnavailableError('full') : error;
}

/**
 * True if the back office failed: no connection, no response in time, an unreadable one, or a 5xx that is not about a
 * session (spec section 8). A response that breaks the contract concerns one resource: counted, ten requests for it
 * would close the whole site.
 */
function isFailure(error: unknown): boolean {
  if (error instanceof UnavailableError) return error.failure !== 'invalid_response';
  return error instanceof ApiError && error.statusCode >= 500 && !isAboutSession(error);
}

function outcomeOf(error: unknown): CallOutcome {
  if (error instanceof UnavailableError) return error.failure;
  return isFailure(error) ? 'failed' : 'refused';
}
