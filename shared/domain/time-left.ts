const MINUTE_S = 60;
const HOUR_S = 3600;

/** What is left of a span, in whole minutes: `0 h 0` is less than one. */
export type TimeLeft = { hours: number; minutes: number };

/**
 * How long until a deadline. Both moments are the server's, in seconds; `elapsed`: seconds that have gone by here since it
 * said them. What the visitor's clock shows, and in which time zone, plays no part.
 */
export function timeLeft(deadline: number, now: number, elapsed: number): TimeLeft | null {
  const left = deadline - now - elapsed;
  if (left <= 0) return null;
  return { hours: Math.floor(left / HOUR_S), minutes: Math.floor((left % HOUR_S) / MINUTE_S) };
}
