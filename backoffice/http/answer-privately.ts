import type { RequestHandler } from 'express';
import type { Operation } from '#shared/contract/operation.ts';
import { CART_HEADER } from '#shared/domain/cart-token.ts';
import { DEVICE_HEADER } from '#shared/domain/device-token.ts';

/** Headers that say in whose name a call is made. */
const OF_ONE_VISITOR = ['authorization', CART_HEADER, DEVICE_HEADER];

/**
 * Forbids caches to keep responses of calls with credentials, and of operations that need any: data and refusals alike.
 * Only anonymous responses of public reads may be kept.
 */
export function answerPrivately({ access, method }: Pick<Operation, 'access' | 'method'>): RequestHandler {
  const isForEverybody = access === 'public' && method === 'get';
  return (request, response, next) => {
    if (!isForEverybody || OF_ONE_VISITOR.some((name) => request.headers[name] !== undefined))
      response.set('cache-control', 'private, no-store');
    next();
  };
}
