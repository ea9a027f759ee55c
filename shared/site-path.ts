const MAXIMUM_LENGTH = 2048;
const ORIGIN = 'http://site.invalid';
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/**
 * A path of this site that a redirect may lead to, or `undefined`: at most 2,048 characters, exactly one
 * leading slash, no backslash, no control character, and still of the same origin once parsed.
 * Whether a route answers there is for the caller to ask (`routes/match.ts`).
 */
export function toSitePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAXIMUM_LENGTH || FORBIDDEN.test(value)) return undefined;
  if (!value.startsWith('/') || value.startsWith('//')) return undefined;
  const url = new URL(value, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
