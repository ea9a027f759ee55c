/** Longer waits are a mistake of whoever answers. */
const MAX_SECONDS = 24 * 60 * 60;

/**
 * Seconds that a `Retry-After` header asks to wait: it holds seconds or a date (RFC 9110, 10.2.3).
 * @returns `undefined` for a header that is missing or says nothing usable
 */
export function parseRetryAfter(header: string | null | undefined, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (text === '') return undefined;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 1), MAX_SECONDS);
}
