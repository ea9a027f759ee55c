/** A longer wait is a mistake of the server. */
const MAX_SECONDS = 24 * 60 * 60;

/**
 * Parses a `Retry-After` header: seconds or a date (RFC 9110, 10.2.3).
 * @returns seconds, or `undefined` for a missing or unusable header
 */
export function parseRetryAfter(header: string | null | undefined, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (text === '') return undefined;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 1), MAX_SECONDS);
}
