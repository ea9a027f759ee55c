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
 * Makes a call if its group may make one now.
 * @throws what the call throws, or `UnavailableError` at once: the breaker is open, or too many are under way.
 */
export type CallGuard = <Answer>(group: BackofficeGroup, call: () => Promise<Answer>) => Promise<Answer>;

export type GuardOptions = {
  events?: BackofficeEvents;
  /** Calls of a group under way at once, and how many more may wait for one of them to end. */
  mostCalls?: number;
  mostWaiting?: number;
  /** So many failures with no answer between them open a breaker, for so many milliseconds. */
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
/** Who has waited longer for a call to end is not served any more. */
const MOST_WAIT_MS = 1000;

/** A breaker and a bulkhead a group. Refusals (4xx) are answers; only a back office that brings nothing opens a breaker. */
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
  { events = NO_EVENTS, mostCalls = 50, mostWaiting = 100, failuresToOpen = 10, openMs = 5000 }: GuardOptions,
): <Answer>(call: () => Promise<Answer>) => Promise<Answer> {
  let isTrialUnsettled = false;
  const breaker = circuitBreaker(handleWhen(isFailure), {
    breaker: new ConsecutiveBreaker(failuresToOpen),
    halfOpenAfter: waitSteadily(() => (isTrialUnsettled ? 0 : openMs)),
  });
  /** A trial that settles nothing, because its client left or our own code failed, is followed by another at once. */
  const tryOut = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    isTrialUnsettled = false;
    try {
      return await call();
    } catch (error) {
      isTrialUnsettled = !(error instanceof ApiError);
      throw isTrialUnsettled ? new UnavailableError('timeout') : error;
    }
  };
  breaker.onStateChange((state) => events.onBreaker({ group, state: STATES[state] }));
  const places = bulkhead(mostCalls, mostWaiting);
  events.watchWaiting(group, () => mostWaiting - places.queueSlots);
  let calls = 0;
  const count = async <Answer>(call: () => Promise<Answer>): Promise<Settled<Answer>> => {
    events.onInFlight({ group, calls: (calls += 1) });
    try {
      return { answer: await call() };
    } catch (error) {
      // What the back office did not say is no answer either.
      if (isFailure(error) || !(error instanceof ApiError)) throw error;
      return { refusal: error };
    } finally {
      events.onInFlight({ group, calls: (calls -= 1) });
    }
  };
  return async (call) => {
    const since = performance.now();
    const tell = (outcome: CallOutcome) =>
      events.onCall({ group, outcome, seconds: (performance.now() - since) / 1000 });
    const inTurn = () => {
      if (performance.now() - since > MOST_WAIT_MS) throw new BulkheadRejectedError(mostCalls, mostWaiting);
      return count(call);
    };
    try {
      // Only one call tries whether the back office is well again; nobody waits for it to find out.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      const settled = await breaker.execute(() =>
        breaker.state === CircuitState.Closed ? places.execute(inTurn) : count(() => tryOut(call)),
      );
      if (!('answer' in settled)) throw settled.refusal;
      tell('ok');
      return settled.answer;
    } catch (thrown) {
      const error = asUnavailable(thrown);
      if (!(error instanceof AbandonedError)) tell(outcomeOf(error));
      throw error;
    }
  };
}

type Settled<Answer> = { answer: Answer } | { refusal: unknown };

/** How long a breaker stays open, by a monotonic clock: the library compares times of day. */
function waitSteadily(milliseconds: () => number): IBackoffFactory<unknown> {
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
 * Whether the back office failed: no connection, no answer in time, none that can be read, or a 5xx that is not about a
 * session (spec section 8). An answer that breaks the contract concerns the one resource it came for: counted, ten requests
 * for that resource would close the whole site.
 */
function isFailure(error: unknown): boolean {
  if (error instanceof UnavailableError) return error.failure !== 'invalid_response';
  return error instanceof ApiError && error.statusCode >= 500 && !isAboutSession(error);
}

function outcomeOf(error: unknown): CallOutcome {
  if (error instanceof UnavailableError) return error.failure;
  return isFailure(error) ? 'failed' : 'refused';
}
