import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { RequestContext } from './request-context.ts';

/**
 * Logs one line a request when it ends, with a fixed list of fields: never a query value, a body, a cookie or a
 * token.
 */
export function createAccessLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const { method, url } = request;
    response.on('close', () => {
      const { context } = response.locals;
      logResponse(logger, { method, url }, response, context, response.locals['route'] as string | undefined);
    });
    next();
  };
}

/** Logs the line of a response that has ended. `url` is the original one: steps of the pipeline rewrite theirs. */
export function logResponse(
  logger: Logger,
  { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
  response: ServerResponse,
  { id, clientAddress, startedAt }: RequestContext,
  route: string | undefined,
): void {
  const level = response.statusCode >= 500 ? 'warn' : 'info';
  if (!logger.isLevelEnabled(level)) return;
  const fields = {
    id,
    method,
    path: url.split('?', 1)[0] ?? '',
    status: response.statusCode,
    ms: Math.round(performance.now() - startedAt),
    client: clientAddress,
    route,
    complete: response.writableFinished,
  };
  logger[level](fields, 'request');
}
