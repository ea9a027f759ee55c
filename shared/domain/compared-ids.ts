/** Side by side on a screen, more could not be read. */
export const MOST_COMPARED = 4;

/** The parameter that names products, the same in each language: `?products=12,7` or, from a form, `products=12&products=7`. */
export const COMPARED_PARAMETER = 'products';

const LARGEST_ID = 2_147_483_647;

/** Numbers of products, each once, four at most; counts those too many, and what is no number of a product. */
export function toComparedIds(wanted: readonly unknown[]): { ids: number[]; tooMany: number; odd: number } {
  const ids = [...new Set(wanted.filter(isId))];
  return {
    ids: ids.slice(0, MOST_COMPARED),
    tooMany: Math.max(ids.length - MOST_COMPARED, 0),
    odd: wanted.filter((id) => !isId(id)).length,
  };
}

/** What an address asks to compare. */
export function readComparedIds(search: URLSearchParams): ReturnType<typeof toComparedIds> {
  const written = search.getAll(COMPARED_PARAMETER).flatMap((value) => value.split(','));
  return toComparedIds(
    written
      .filter((value) => value !== '')
      .map((value) => (/^\d{1,10}$/.test(value) ? Number(value) : value)),
  );
}

/** The query of a comparison; nothing for none. */
export function comparedQuery(ids: readonly number[]): string {
  return ids.length > 0 ? `?${COMPARED_PARAMETER}=${ids.join(',')}` : '';
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_ID;
}
