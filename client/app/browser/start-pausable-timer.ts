/** Interval of the timer; durations are multiples of it. */
const TICK_MS = 250;

/**
 * Runs `onEnd` after the given time, not counting the time in which `isPaused` returns true: disappearing content waits
 * while it is read or used (WCAG 2.2.1). Returns the function that stops it.
 */
export function startPausableTimer(
  milliseconds: number,
  isPaused: () => boolean,
  onEnd: () => void,
): () => void {
  let left = milliseconds;
  const clock = setInterval(() => {
    if (!isPaused()) left -= TICK_MS;
    if (left > 0) return;
    clearInterval(clock);
    onEnd();
  }, TICK_MS);
  return () => clearInterval(clock);
}
