import type { Response } from 'express';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { comeBackLater } from '../render/page-policy.ts';

/**
 * Hands what a call was refused with on to the browser: its status, its body and when to try again.
 * @throws whatever is no refusal
 */
export function answerRefusal(error: unknown, response: Response): void {
  if (!(error instanceof ApiError)) throw error;
  const { statusCode, body } = error;
  response.set({ ...comeBackLater(statusCode, error.retryAfter), 'cache-control': 'private, no-store' });
  const unavailable = { code: 'unavailable', message: 'The back office does not answer.' };
  response.status(statusCode).json(error instanceof UnavailableError ? unavailable : body);
}
