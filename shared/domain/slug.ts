const MAXIMUM_LENGTH = 200;
const SLUG = /^[a-z0-9/-]+$/;

/** Lowercase letters, digits, `-` and `/` (spec section 5), without an empty part between slashes. */
export function isSlug(value: string): boolean {
  return (
    value.length <= MAXIMUM_LENGTH &&
    SLUG.test(value) &&
    !value.startsWith('/') &&
    !value.endsWith('/') &&
    !value.includes('//')
  );
}
