import express, { type Request, type RequestHandler } from 'express';
import { ApiError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import type { Send } from '#shared/api/send.ts';
import { matchOperation } from '#shared/contract/match-operation.ts';
import type { BackofficeClock } from '../backoffice/backoffice-clock.ts';
import { inOrder } from '../backoffice/client-middleware.ts';
import { withCart } from '../backoffice/middleware/with-cart.ts';
import type { RenderContext } from '../backoffice/render-context.ts';
import { sendApiError } from './send-api-error.ts';
import { applyCartChange } from './cart-cookies.ts';
import { applySessionChange } from './session-cookies.ts';
import { canBeRenewed } from './session.ts';

type CartCallsOptions = { send: Send; apiPath: string; clock: BackofficeClock };

/**
 * Serves the cart calls of browsers, instead of the proxy: the cart token of a guest is added to the call and stored
 * in a cookie, so that no script sees it.
 */
export function createCartCalls({ send, apiPath, clock }: CartCallsOptions): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.use((request, _response, next) => {
    next(matchOperation(request.method, `/${pathOf(request, apiPath)}`) ? undefined : 'router');
  });
  router.use(async (request, response) => {
    const path = pathOf(request, apiPath);
    const method = request.method === 'GET' ? 'GET' : 'POST';
    const { session, visitor, cart, context } = response.locals;
    const calls: Pick<RenderContext, 'cartChange'> = {};
    const cartSend = inOrder([withCart({ cart, isPro: visitor.isProConnected }, calls)], send);
    response.set('cache-control', 'private, no-store');
    try {
      const result = await cartSend({
        method,
        path,
        query: queryOf(request),
        clientAddress: context.clientAddress,
        ...(method === 'POST' && { body: (request.body ?? {}) as unknown }),
        ...(session.token !== undefined && { token: session.token, withToken: true }),
      });
      applyCartChange(response, calls.cartChange);
      response.json(result);
    } catch (error) {
      const isOver = session.token !== undefined && error instanceof ApiError && endsSession(error);
      if (isOver && !canBeRenewed(session, clock)) applySessionChange(response, { kind: 'closed' });
      sendApiError(error, response);
    }
  });
  const root = express.Router({ caseSensitive: true });
  root.use(`${apiPath}cart`, router);
  return root;
}

function pathOf({ baseUrl, path }: Request, apiPath: string): string {
  return baseUrl.slice(apiPath.length) + (path === '/' ? '' : path);
}

function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
