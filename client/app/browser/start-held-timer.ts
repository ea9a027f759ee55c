/** Step of the clock; durations are multiples of it. */
const TICK_MS = 250;

/**
 * Runs `onEnd` after so many milliseconds in which `isHeld` was false: what vanishes by itself waits while it is read or used
 * (WCAG 2.2.1). Returns the function that stops it.
 */
export function startHeldTimer(milliseconds: number, isHeld: () => boolean, onEnd: () => void): () => void {
  let left = milliseconds;
  const clock = setInterval(() => {
    if (!isHeld()) left -= TICK_MS;
    if (left > 0) return;
    clearInterval(clock);
    onEnd();
  }, TICK_MS);
  return () => clearInterval(clock);
}
