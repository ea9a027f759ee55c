import type { RequestHandler } from 'express';
import type { Operation } from '#shared/contract/operation.ts';
import { CART_HEADER } from '#shared/domain/cart-token.ts';
import { DEVICE_HEADER } from '#shared/domain/device-token.ts';

/** Headers that say in whose name a call is made. */
const OF_ONE_VISITOR = ['authorization', CART_HEADER, DEVICE_HEADER];

/**
 * No cache keeps the answer to a call that is made in somebody's name, or that only some may make: neither what it gives
 * nor a refusal. Only what an operation gives to everybody may be kept.
 */
export function answerPrivately({ access, method }: Pick<Operation, 'access' | 'method'>): RequestHandler {
  const isForEverybody = access === 'public' && method === 'get';
  return (request, response, next) => {
    if (!isForEverybody || OF_ONE_VISITOR.some((name) => request.headers[name] !== undefined))
      response.set('cache-control', 'private, no-store');
    next();
  };
}
