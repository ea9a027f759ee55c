/** Calls that share a breaker and a bulkhead: what hangs in one leaves the others alone. */
export type BackofficeGroup = 'content' | 'account' | 'shop';

/**
 * How a call to the back office ended. `ok` and `refused` (4xx) are answers; `timeout`, `unreachable`, `garbage`,
 * `invalid_response` and `failed` (5xx) are not; `open` was not made, for the breaker is open; `full` neither, for too many were under way.
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

/** `half-open`: one call tries whether the back office is well again. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** What happens between storefront and back office, told to whoever measures. None of the functions may throw. */
export type BackofficeEvents = {
  /** A call has ended; those made by browsers through the proxy too. */
  onCall: (call: { group: BackofficeGroup; outcome: CallOutcome; seconds: number }) => void;
  /** A breaker has changed its state; each begins closed. */
  onBreaker: (change: { group: BackofficeGroup; state: BreakerState }) => void;
  /** How many calls of a group are under way, whenever that changes. */
  onInFlight: (load: { group: BackofficeGroup; calls: number }) => void;
  /** Where to read, when somebody wants to know, how many calls of a group wait for their turn. */
  watchWaiting: (group: BackofficeGroup, count: () => number) => void;
};

/** Nobody measures. */
export const NO_EVENTS: BackofficeEvents = {
  onCall: () => undefined,
  onBreaker: () => undefined,
  onInFlight: () => undefined,
  watchWaiting: () => undefined,
};
