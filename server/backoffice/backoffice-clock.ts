/** The time at the back office: tokens expire by its clock, which may differ from ours. */
export type BackofficeClock = {
  /** Records the `date` header of a response. */
  observe: (date: string | null | undefined) => void;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Smaller differences are ignored: responses are delayed, and dates have whole seconds. */
const ALIKE_MS = 10_000;

export function createBackofficeClock(): BackofficeClock {
  let aheadMs = 0;
  return {
    observe(date) {
      const difference = Date.parse(date ?? '') - Date.now();
      if (Number.isNaN(difference)) return;
      aheadMs = Math.abs(difference) < ALIKE_MS ? 0 : difference;
    },
    now: () => Date.now() + aheadMs,
  };
}

/** Wraps `fetch`: records the date of each response. */
export function withServerClock(clock: BackofficeClock, next: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await next(input, init);
    clock.observe(response.headers.get('date'));
    return response;
  };
}
