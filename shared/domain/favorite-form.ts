/** What hearts say to login and to the page of favourites: which product, and where to come back to. */
export const FAVORITE_FIELD = 'favorite';
export const BACK_FIELD = 'redirect';

/** In the address of the list: what has just been taken away, to be put back if that was a mistake. */
export const REMOVED_PARAMETER = 'removed';

const LARGEST_ID = 2_147_483_647;

/** Where the heart of a product stands in a page. */
export function heartAnchor(id: number): string {
  return `heart-${id}`;
}

/** The number of a product, as a form or an address says it; `undefined` for anything else. */
export function readProductId(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^[1-9]\d{0,9}$/.test(value)) return undefined;
  const id = Number(value);
  return id <= LARGEST_ID ? id : undefined;
}
