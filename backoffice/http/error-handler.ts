import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ApiErrorBody } from '#shared/contract/common.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { Failure } from './failure.ts';

/** In seconds. A restarting database is back by then. */
const RETRY_SECONDS = 5;

/** Receives each refusal of an operation. `operationId`: method and path as in the contract. */
export type WatchRefusal = (operationId: string, refusal: Failure) => void;

/**
 * Responds to a failed request: a `Failure` as thrown, 503 while the database is unavailable, otherwise 500 without
 * detail. The code of that 500 is not `ERROR_EXCEPTION`, which would end the visitor's session (spec section 8).
 */
export function createErrorHandler(logger: Logger, watchRefusal?: WatchRefusal): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const refusal = error instanceof Failure ? error : fromBodyParser(error);
    if (!refusal)
      logger.error({ err: error, path: request.path, id: response.locals.requestId }, 'request failed');
    if (refusal && request.route) watchRefusal?.(operationIdOf(request), refusal);
    const { status, headers, body } = refusal ?? (isDatabaseAway(error) ? databaseAway() : internalError());
    response.status(status).set(headers).json(body);
  };
}

function operationIdOf({ method, route }: Request): string {
  const { path } = route as { path: string };
  return `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`;
}

function databaseAway(): Failure {
  const body: ApiErrorBody = { code: 'database_unavailable', message: 'Please try again in a moment.' };
  return new Failure(503, body, { 'retry-after': String(RETRY_SECONDS) });
}

function internalError(): Failure {
  return new Failure(500, { code: 'internal_error', message: 'The call failed.' });
}

export const sendNotFound: RequestHandler = (_request, response) => {
  const body: ApiErrorBody = { code: 'not_found', message: 'There is no such call.' };
  response.status(404).json(body);
};

/** Express reports unreadable bodies and addresses as errors with a 4xx status. */
function fromBodyParser(error: unknown): Failure | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  return new Failure(status, { code: 'invalid_request', message: 'The request cannot be read.' });
}
