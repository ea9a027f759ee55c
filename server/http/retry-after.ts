import type { Response } from 'express';
import type { ApiError } from '#shared/api/api-error.ts';

/** Hands on what the back office says of when a refused call may be made again. */
export function sayWhenAgain(response: Response, { retryAfter }: Pick<ApiError, 'retryAfter'>): void {
  if (retryAfter !== undefined) response.set('retry-after', String(retryAfter));
}
