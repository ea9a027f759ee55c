import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { retryAfterHeaders } from '../render/page-policy.ts';
import { BARE_HEADERS } from './send-plain.ts';
import { sendRefusal, type RefusalKind } from './send-refusal.ts';

/**
 * Logs unexpected errors with their cause, and sends a response without it: a page, or below `apiPath` the API's
 * error shape.
 */
export function createErrors(logger: Logger, apiPath: string): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const send = (status: number, kind: RefusalKind, code: string, message: string) => {
      response.set(retryAfterHeaders(status, error instanceof ApiError ? error.retryAfter : undefined));
      if (!request.path.startsWith(apiPath)) return sendRefusal(request, response, kind, status);
      return void response.status(status).set(BARE_HEADERS).json({ code, message });
    };
    const status = clientStatus(error);
    if (status !== undefined)
      return send(status, 'unreadable', 'invalid_request', 'The request cannot be read.');
    logger.error({ id: response.locals.context?.id, err: error }, 'request failed');
    if (!(error instanceof ApiError)) return send(500, 'failure', 'internal_error', 'An error occurred.');
    // An outage is temporary: crawlers retry after a 503, and drop pages with a 500.
    const isLate = error instanceof UnavailableError && error.failure === 'timeout';
    return send(isLate ? 504 : 503, 'unavailable', 'unavailable', 'Please try again in a minute.');
  };
}

/** Express marks unreadable requests with a 4xx status. */
function clientStatus(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
