import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { answerPlain } from './answer-plain.ts';

/** What nobody foresaw: logged with its cause, answered without it. */
export function createErrors(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = clientStatus(error);
    if (status !== undefined) return answerPlain(response, status, 'The request cannot be read.');
    logger.error({ id: response.locals.context?.id, err: error }, 'request failed');
    if (!(error instanceof ApiError)) return answerPlain(response, 500, 'An error occurred.');
    // The back office's trouble passes: crawlers come again after a 503, and drop what answers 500.
    const isLate = error instanceof UnavailableError && error.failure === 'timeout';
    answerPlain(response, isLate ? 504 : 503, 'Please try again in a minute.');
  };
}

/** Express marks unreadable requests with a 4xx status. */
function clientStatus(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
