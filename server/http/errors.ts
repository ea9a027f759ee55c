import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { comeBackLater } from '../render/page-policy.ts';
import { BARE_HEADERS } from './answer-plain.ts';
import { answerRefused, type RefusalKind } from './answer-refused.ts';

/** Unexpected errors: logged with their cause, answered without it: in words, below `apiPath` in the API's error shape. */
export function createErrors(logger: Logger, apiPath: string): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const answer = (status: number, kind: RefusalKind, code: string, message: string) => {
      response.set(comeBackLater(status, error instanceof ApiError ? error.retryAfter : undefined));
      if (!request.path.startsWith(apiPath)) return answerRefused(request, response, kind, status);
      return void response.status(status).set(BARE_HEADERS).json({ code, message });
    };
    const status = clientStatus(error);
    if (status !== undefined)
      return answer(status, 'unreadable', 'invalid_request', 'The request cannot be read.');
    logger.error({ id: response.locals.context?.id, err: error }, 'request failed');
    if (!(error instanceof ApiError)) return answer(500, 'failure', 'internal_error', 'An error occurred.');
    // The back office's trouble passes: crawlers come again after a 503, and drop what answers 500.
    const isLate = error instanceof UnavailableError && error.failure === 'timeout';
    return answer(isLate ? 504 : 503, 'unavailable', 'unavailable', 'Please try again in a minute.');
  };
}

/** Express marks unreadable requests with a 4xx status. */
function clientStatus(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
