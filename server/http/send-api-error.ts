import type { Response } from 'express';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { retryAfterHeaders } from '../render/page-policy.ts';

/**
 * Sends the error of a refused call to the browser: status, body and time to retry.
 * @throws any other error
 */
export function sendApiError(error: unknown, response: Response): void {
  if (!(error instanceof ApiError)) throw error;
  const { statusCode, body } = error;
  response.set({ ...retryAfterHeaders(statusCode, error.retryAfter), 'cache-control': 'private, no-store' });
  const unavailable = { code: 'unavailable', message: 'The back office does not answer.' };
  response.status(statusCode).json(error instanceof UnavailableError ? unavailable : body);
}
