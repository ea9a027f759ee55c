import type { RequestHandler } from 'express';
import type { Operation } from '#shared/contract/operation.ts';
import { CART_HEADER } from '#shared/domain/cart-token.ts';
import { DEVICE_HEADER } from '#shared/domain/device-token.ts';

/** Request headers that identify a visitor. */
const VISITOR_HEADERS = ['authorization', CART_HEADER, DEVICE_HEADER];

/**
 * Forbids caches to store responses to requests with credentials and of operations that need any, refusals included.
 * Only anonymous responses of public reads may be cached.
 */
export function setPrivateCacheControl({
  access,
  method,
}: Pick<Operation, 'access' | 'method'>): RequestHandler {
  const isCacheable = access === 'public' && method === 'get';
  return (request, response, next) => {
    if (!isCacheable || VISITOR_HEADERS.some((name) => request.headers[name] !== undefined))
      response.set('cache-control', 'private, no-store');
    next();
  };
}
