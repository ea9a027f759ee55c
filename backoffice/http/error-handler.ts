import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ApiErrorBody } from '#shared/contract/common.ts';
import { Failure } from './failure.ts';

/** The last words of every call: a refusal as it was thrown, anything else a 500 without detail. */
export function createErrorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const failure = error instanceof Failure ? error : fromBodyParser(error);
    if (!failure) logger.error({ err: error, path: request.path }, 'call failed');
    const body: ApiErrorBody = failure?.body ?? { code: 'ERROR_EXCEPTION', message: 'The call failed.' };
    response
      .status(failure?.status ?? 500)
      .set(failure?.headers ?? {})
      .json(body);
  };
}

export const answerNotFound: RequestHandler = (_request, response) => {
  const body: ApiErrorBody = { code: 'not_found', message: 'There is no such call.' };
  response.status(404).json(body);
};

/** Express reports unreadable bodies and addresses as errors with a 4xx status. */
function fromBodyParser(error: unknown): Failure | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  return new Failure(status, { code: 'invalid_request', message: 'The request cannot be read.' });
}
