/** More columns would be unreadable on a screen. */
export const MAX_COMPARED = 4;

/** Parameter of product ids, the same in each language: `?products=12,7` or, from a form, `products=12&products=7`. */
export const COMPARED_PARAMETER = 'products';

const MAX_ID = 2_147_483_647;

/** Returns up to four distinct product ids, and the numbers of excess and of invalid ones. */
export function toComparedIds(requested: readonly unknown[]): {
  ids: number[];
  tooMany: number;
  odd: number;
} {
  const ids = [...new Set(requested.filter(isId))];
  return {
    ids: ids.slice(0, MAX_COMPARED),
    tooMany: Math.max(ids.length - MAX_COMPARED, 0),
    odd: requested.filter((id) => !isId(id)).length,
  };
}

/** Reads the products to compare from an address. */
export function readComparedIds(search: URLSearchParams): ReturnType<typeof toComparedIds> {
  const written = search.getAll(COMPARED_PARAMETER).flatMap((value) => value.split(','));
  return toComparedIds(
    written
      .filter((value) => value !== '')
      .map((value) => (/^\d{1,10}$/.test(value) ? Number(value) : value)),
  );
}

/** Formats the query of a comparison; empty for no products. */
export function comparedQuery(ids: readonly number[]): string {
  return ids.length > 0 ? `?${COMPARED_PARAMETER}=${ids.join(',')}` : '';
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_ID;
}
