/** Number of articles in the cart, for the header of public pages: scripts may read it. */
export const CART_COUNT_COOKIE = 'cart_count';

const COUNT = /(?:^|;\s*)cart_count=(\d{1,7})(?:;|$)/;

/** Reads the count from a header or a document's cookies; 0 without one. */
export function readCartCount(cookies: string | undefined): number {
  return Number(COUNT.exec(cookies ?? '')?.[1] ?? 0);
}
