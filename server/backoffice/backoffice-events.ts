/** Calls of a group share a circuit breaker and a bulkhead: an outage in one group does not affect the others. */
export type BackofficeGroup = 'content' | 'account' | 'shop';

/**
 * The outcome of a call. `ok` and `refused` (4xx) are responses; `timeout`, `unreachable`, `garbage`,
 * `invalid_response` and `failed` (5xx) are failures; with `open` (circuit breaker) and `full` (bulkhead) no call was
 * sent.
 */
export type CallOutcome =
  | 'ok'
  | 'refused'
  | 'failed'
  | 'timeout'
  | 'unreachable'
  | 'garbage'
  | 'invalid_response'
  | 'open'
  | 'full';

/** `half-open`: one call tests whether the back office has recovered. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Listeners for metrics. They must not throw. */
export type BackofficeEvents = {
  /** A call has ended, including calls of browsers through the proxy. */
  onCall: (call: { group: BackofficeGroup; outcome: CallOutcome; seconds: number }) => void;
  /** A breaker has changed its state; the initial state is closed. */
  onBreaker: (change: { group: BackofficeGroup; state: BreakerState }) => void;
  /** The number of calls in flight has changed. */
  onInFlight: (load: { group: BackofficeGroup; calls: number }) => void;
  /** Registers a function that returns the number of queued calls of a group. */
  watchWaiting: (group: BackofficeGroup, count: () => number) => void;
};

export const NO_EVENTS: BackofficeEvents = {
  onCall: () => undefined,
  onBreaker: () => undefined,
  onInFlight: () => undefined,
  watchWaiting: () => undefined,
};
