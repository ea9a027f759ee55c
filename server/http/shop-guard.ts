import type { RequestHandler } from 'express';

/** Calls of the shop, below the API's base path. */
const SHOP_CALL = /^(?:cart|cart-prepare-card-payment|order|payment|carrier|part|eclate)(?:\/|$)/;

/** Without the cart, calls of the shop are a 404 (SC-03). */
export function createShopGuard(options: { apiPath: string; isOpen: boolean }): RequestHandler {
  return (request, response, next) => {
    if (options.isOpen || !request.path.startsWith(options.apiPath)) return next();
    if (!SHOP_CALL.test(request.path.slice(options.apiPath.length))) return next();
    response.status(404).json({ code: 'not_found', message: 'There is nothing at this address.' });
  };
}
