import type { RequestHandler } from 'express';
import { matchOperation } from '#shared/contract/match-operation.ts';
import { asksForToken } from './asks-for-token.ts';

/**
 * Forbids caches to keep responses of calls, refusals included, except anonymous public reads. It runs before anything
 * can respond; the back office does the same for its own responses.
 */
export function createPrivateCalls(apiPath: string): RequestHandler {
  return (request, response, next) => {
    if (request.path.startsWith(apiPath)) {
      const path = request.path.slice(apiPath.length - 1);
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const operation = method === 'GET' ? matchOperation(method, path) : undefined;
      if (operation?.access !== 'public' || asksForToken(request, path))
        response.set('cache-control', 'private, no-store');
    }
    next();
  };
}
