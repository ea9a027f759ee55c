import type { ApiError } from './api-error.ts';

/** Codes of an invalid token (spec section 8). */
const TOKEN_CODES = new Set([
  'invalid_token',
  'blacklisted_token',
  'token_required',
  'refresh_no_longer_available',
]);
/** Ends a session like the codes above, but may also report a failure of the back office. */
const EXCEPTION_CODE = 'ERROR_EXCEPTION';
/** The login's response for an account that is not validated: not about a session. */
const NOT_VALIDATED = 'USER_NOT_VALIDATED';

/** True if a response refuses the token of its call, or its absence. */
export function refusesToken({ body }: Pick<ApiError, 'body'>): boolean {
  return body.code !== undefined && TOKEN_CODES.has(body.code);
}

/**
 * True if a 500 is about a session, and no failure of the back office (spec section 8). Any client can provoke one:
 * it must not open a breaker. `ERROR_EXCEPTION` counts only if the call had a token.
 */
export function isAboutSession(error: Pick<ApiError, 'body' | 'withToken'>): boolean {
  return refusesToken(error) || (error.withToken && error.body.code === EXCEPTION_CODE);
}

/**
 * True if a refusal ends the visitor's session (spec section 8): a 401 of any call except `USER_NOT_VALIDATED`, or a
 * 500 with one of the codes if the call was authenticated.
 */
export function endsSession(error: Pick<ApiError, 'statusCode' | 'body' | 'withToken'>): boolean {
  if (error.statusCode === 401) return error.body.code !== NOT_VALIDATED;
  return error.statusCode === 500 && error.withToken && isAboutSession(error);
}
