const MAX_LENGTH = 2048;
const ORIGIN = 'http://site.invalid';
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/**
 * Returns a path of this site that a redirect may lead to, or `undefined`: at most 2,048 characters, exactly one
 * leading slash, no backslash, no control character, and of the same origin when parsed. Whether a route exists is
 * for the caller to check (`routes/match.ts`).
 */
export function toSitePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || FORBIDDEN.test(value)) return undefined;
  if (!value.startsWith('/') || value.startsWith('//')) return undefined;
  const url = new URL(value, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
