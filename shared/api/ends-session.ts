import type { ApiError } from './api-error.ts';

/** Codes that say a token is worth nothing any more (spec section 8). */
const ENDING = new Set([
  'invalid_token',
  'blacklisted_token',
  'token_required',
  'refresh_no_longer_available',
]);

/** Whether a refusal says that the session it was asked for in is over. */
export function saysSessionIsOver({ body }: ApiError): boolean {
  return body.code !== undefined && ENDING.has(body.code);
}

/** Whether a refusal ends the session of somebody who had one: any 401 does, but that of an account to come. */
export function endsSession(error: ApiError): boolean {
  if (error.statusCode === 401) return error.body.code !== 'USER_NOT_VALIDATED';
  return error.statusCode === 500 && saysSessionIsOver(error);
}
