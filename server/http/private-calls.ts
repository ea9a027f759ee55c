import type { RequestHandler } from 'express';
import { matchOperation } from '#shared/contract/match-operation.ts';
import { asksForToken } from './asks-for-token.ts';

/**
 * No cache keeps what a call answers, refusals included, unless it reads what its operation gives to everybody and is
 * made in nobody's name. Said before anything can answer; the back office says so of its own answers too.
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
