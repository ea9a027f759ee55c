import type { RequestHandler } from 'express';

/** Calls that only the shop makes, below the API's base path. */
const SHOP_CALL = /^(?:cart|cart-prepare-card-payment|order|payment|carrier|part|eclate)(?:\/|$)/;

/** Without the cart no call of the shop is passed on: 404 (SC-03). */
export function createShopGuard(options: { apiPath: string; isOpen: boolean }): RequestHandler {
  return (request, response, next) => {
    if (options.isOpen || !request.path.startsWith(options.apiPath)) return next();
    if (!SHOP_CALL.test(request.path.slice(options.apiPath.length))) return next();
    response.status(404).json({ code: 'not_found', message: 'There is nothing at this address.' });
  };
}
