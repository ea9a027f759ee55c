import type { ApiError } from './api-error.ts';

/** Codes that say a token is worth nothing any more (spec section 8). */
const TOKEN_CODES = new Set([
  'invalid_token',
  'blacklisted_token',
  'token_required',
  'refresh_no_longer_available',
]);
/** Ends a session as the codes above do. It is also what a back office may say of its own failures. */
const EXCEPTION_CODE = 'ERROR_EXCEPTION';
/** The login's own answer about an account that is not open yet: no session is meant. */
const NOT_VALIDATED = 'USER_NOT_VALIDATED';

/** Whether a response refuses the token of its call, or the lack of one. */
export function refusesToken({ body }: Pick<ApiError, 'body'>): boolean {
  return body.code !== undefined && TOKEN_CODES.has(body.code);
}

/**
 * Whether a response with 500 is about a session instead of a failure of the back office (spec section 8). Any client can
 * provoke those: they must not open a breaker. `ERROR_EXCEPTION` is one only where the call carried a token.
 */
export function isAboutSession(error: Pick<ApiError, 'body' | 'withToken'>): boolean {
  return refusesToken(error) || (error.withToken && error.body.code === EXCEPTION_CODE);
}

/**
 * Whether a refusal ends the session of a visitor who has one (spec section 8): a 401 of any call but
 * `USER_NOT_VALIDATED`; a 500 with one of the codes where the call was made in the visitor's name.
 */
export function endsSession(error: Pick<ApiError, 'statusCode' | 'body' | 'withToken'>): boolean {
  if (error.statusCode === 401) return error.body.code !== NOT_VALIDATED;
  return error.statusCode === 500 && error.withToken && isAboutSession(error);
}
