/** What time it is at the back office: its tokens end by its clock, which need not be ours. */
export type BackofficeClock = {
  /** Takes the date of one of its answers, as its header has it. */
  note: (date: string | null | undefined) => void;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Answers take their time, and their dates are in whole seconds: less than this is no difference. */
const ALIKE_MS = 10_000;

export function createBackofficeClock(): BackofficeClock {
  let aheadMs = 0;
  return {
    note(date) {
      const difference = Date.parse(date ?? '') - Date.now();
      if (Number.isNaN(difference)) return;
      aheadMs = Math.abs(difference) < ALIKE_MS ? 0 : difference;
    },
    now: () => Date.now() + aheadMs,
  };
}

/** Asks, and takes note of the dates of answers. */
export function createDatedFetch(clock: BackofficeClock, ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await ask(input, init);
    clock.note(answer.headers.get('date'));
    return answer;
  };
}
