import type { RequestHandler } from 'express';
import { nameRequest } from '../metrics/name-request.ts';
import type { PageCacheState } from '../metrics/page-metrics.ts';
import type { OnRequest } from '../metrics/request-metrics.ts';

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    /** The page cache's part in the response, where the cache is on. */
    cacheState?: PageCacheState;
  }
}

/** Reports each request when it has ended. */
export function createCountRequests(onRequest: OnRequest, apiPath: string): RequestHandler {
  return (request, response, next) => {
    const { path } = request;
    response.once('close', () => {
      const { context, cacheState } = response.locals;
      onRequest({
        route: nameRequest(path, apiPath, response.locals['route'] as string | undefined),
        status: response.statusCode,
        cache: cacheState ?? 'none',
        seconds: (performance.now() - context.startedAt) / 1000,
      });
    });
    next();
  };
}
