import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/**
 * One line a request when it ends, from a fixed list of fields: never a query value, a body, a cookie or a token.
 */
export function createAccessLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const { method, url } = request;
    const path = url.split('?', 1)[0] ?? '';
    response.on('close', () => {
      const { id, clientAddress, startedAt } = response.locals.context;
      const fields = {
        id,
        method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - startedAt),
        client: clientAddress,
        route: response.locals['route'] as string | undefined,
        complete: response.writableFinished,
      };
      if (response.statusCode >= 500) logger.warn(fields, 'request');
      else logger.info(fields, 'request');
    });
    next();
  };
}
