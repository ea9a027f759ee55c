const MINUTE_S = 60;
const HOUR_S = 3600;

/** Remaining time in whole minutes: `0 h 0` is less than one. */
export type TimeLeft = { hours: number; minutes: number };

/**
 * Returns the time until a deadline. Both moments are the server's, in seconds; `elapsed`: seconds since its
 * response. The visitor's clock and time zone are not used.
 */
export function timeLeft(deadline: number, now: number, elapsed: number): TimeLeft | null {
  const left = deadline - now - elapsed;
  if (left <= 0) return null;
  return { hours: Math.floor(left / HOUR_S), minutes: Math.floor((left % HOUR_S) / MINUTE_S) };
}
