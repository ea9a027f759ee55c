import { ApiError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';

/** Marks a part of the page's data that the back office could not deliver; the page shows a notice there. */
export const UNAVAILABLE = 'unavailable';
export type Unavailable = typeof UNAVAILABLE;

/** True for server errors and rate limits. The end of a session is not one: it leads to the login. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof ApiError) || endsSession(error)) return false;
  return error.statusCode >= 500 || error.statusCode === 429;
}

/**
 * Awaits a call.
 * @returns its result, or the marker when the back office is unavailable
 * @throws ApiError for refusals, such as 401
 */
export async function orUnavailable<Result>(call: Promise<Result>): Promise<Result | Unavailable> {
  try {
    return await call;
  } catch (error) {
    if (isUnavailable(error)) return UNAVAILABLE;
    throw error;
  }
}

/**
 * Awaits an optional part of the page.
 * @returns its result, or the marker on any API error
 * @throws ApiError when the session is over
 */
export async function optionalOrUnavailable<Result>(call: Promise<Result>): Promise<Result | Unavailable> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && !endsSession(error)) return UNAVAILABLE;
    throw error;
  }
}

/**
 * Awaits an optional list.
 * @returns its items, or none on an API error
 * @throws ApiError when the session is over
 */
export async function listOrEmpty<Item>(call: Promise<{ items: Item[] }>): Promise<Item[]> {
  const result = await optionalOrUnavailable(call);
  return result === UNAVAILABLE ? [] : result.items;
}
