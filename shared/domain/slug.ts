const MAX_LENGTH = 200;
const SLUG = /^[a-z0-9/-]+$/;

/** Lower case a to z, digits, `-` and `/` (spec section 5), without an empty segment. */
export function isSlug(value: string): boolean {
  return (
    value.length <= MAX_LENGTH &&
    SLUG.test(value) &&
    !value.startsWith('/') &&
    !value.endsWith('/') &&
    !value.includes('//')
  );
}
