/** How many articles the cart holds, for the header of pages that are the same for everybody: scripts may read it. */
export const CART_COUNT_COOKIE = 'cart_count';

const COUNT = /(?:^|;\s*)cart_count=(\d{1,7})(?:;|$)/;

/** The count in a header or a document's cookies; 0 where there is none. */
export function readCartCount(cookies: string | undefined): number {
  return Number(COUNT.exec(cookies ?? '')?.[1] ?? 0);
}
