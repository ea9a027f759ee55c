/** Parameters for login and favourites page: the product, and the path to return to. */
export const FAVORITE_FIELD = 'favorite';
export const BACK_FIELD = 'redirect';

/** Parameter of the list's address: the product that was just removed, so that it can be restored. */
export const REMOVED_PARAMETER = 'removed';

const MAX_ID = 2_147_483_647;

/** Returns the anchor of a product's heart button in a page. */
export function heartAnchor(id: number): string {
  return `heart-${id}`;
}

/** Parses a product id of a form or an address; `undefined` for anything else. */
export function readProductId(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^[1-9]\d{0,9}$/.test(value)) return undefined;
  const id = Number(value);
  return id <= MAX_ID ? id : undefined;
}
