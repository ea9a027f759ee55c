import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { answerPlain } from './answer-plain.ts';

/** What nobody foresaw: logged with its cause, answered without it. */
export function createErrors(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = clientStatus(error);
    if (status === undefined) logger.error({ id: response.locals.context?.id, err: error }, 'request failed');
    answerPlain(response, status ?? 500, status ? 'The request cannot be read.' : 'An error occurred.');
  };
}

/** Express marks unreadable requests with a 4xx status. */
function clientStatus(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
