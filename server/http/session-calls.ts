import express, { type Request, type RequestHandler, type Response } from 'express';
import { signedIn, type SignedIn } from '#shared/contract/account.ts';
import { authState } from '#shared/contract/customer.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';
import { inOrder } from '../backoffice/client-middleware.ts';
import { withCart } from '../backoffice/middleware/with-cart.ts';
import type { RenderContext } from '../backoffice/render-context.ts';
import { LOGOUT_CALL } from '../backoffice/middleware/with-logout-retry.ts';
import { answerRefusal } from './answer-refusal.ts';
import { applyCartChange } from './cart-cookies.ts';
import { applySessionChange, type SessionChange } from './session-cookies.ts';

type Query = Record<string, string>;

/** Deleting any of them deletes the account, and ends its session. */
export const ACCOUNT_PATHS: readonly string[] = ['user', 'customer'];

/**
 * The calls that open, hold and end a session (spec section 7), answered here instead of by the proxy: tokens are
 * taken out of what the back office says and become cookies, so that no script ever sees one (AC-05).
 */
export function createSessionCalls({ send, apiPath }: { send: Send; apiPath: string }): RequestHandler {
  const router = express.Router({ caseSensitive: true });

  // Logging in brings the cart along, logging out forgets it.
  const cartSendOf = (response: Response): Send => {
    const { cart } = response.locals;
    const context: Pick<RenderContext, 'cartChange'> = {};
    const cartSend = inOrder([withCart({ cart, isPro: false }, context)], send);
    return async (call) => {
      const told = await cartSend(call);
      applyCartChange(response, context.cartChange);
      return told;
    };
  };

  router.post(`${apiPath}user/login`, async (request, response) => {
    await answer(request, response, async (call) => {
      const told = await cartSendOf(response)({
        ...call,
        method: 'POST',
        path: 'user/login',
        deviceToken: response.locals.session.deviceToken,
      });
      return opened(authState.parse(told));
    });
  });

  router.post(`${apiPath}user/logged`, async (request, response) => {
    const { email, refreshToken } = response.locals.session;
    await answer(request, response, async (call) => {
      if (!email || !refreshToken) throw nobodyIsLoggedIn();
      const held = { email, refresh: 0, refresh_token: refreshToken };
      const logged = { ...call, method: 'POST' as const, path: 'user/logged', body: held, withToken: true };
      return opened(signedIn.parse(await send(logged)));
    });
  });

  router.get(apiPath + LOGOUT_CALL, async (request, response) => {
    const { session } = response.locals;
    const token = session.token ?? session.endedToken;
    await answer(request, response, async (call) => {
      // Whatever the back office says, the browser forgets the session; it is told again (with-logout-retry.ts).
      if (token) await send({ ...call, method: 'GET', path: LOGOUT_CALL, token }).catch(() => undefined);
      applyCartChange(response, { kind: 'forgotten' });
      return [{ logged_out: true }, { kind: 'closed', isWished: true }];
    });
  });

  for (const path of ACCOUNT_PATHS)
    router.delete(`${apiPath}${path}`, async (request, response) => {
      const { token } = response.locals.session;
      await answer(request, response, async (call) => {
        const held = { ...call, method: 'DELETE' as const, path, ...(token && { token }) };
        const deleted = await cartSendOf(response)(held);
        return [deleted, { kind: 'closed', isWished: true }];
      });
    });

  return router;
}

/** An answer without its tokens, and what they do. */
export function opened(response: SignedIn): [Record<string, unknown>, SessionChange] {
  const { token, refresh_token, tmp_token, device_token, ...told } = response;
  const tokens = { token, refresh_token, tmp_token, device_token, email: told.user.email };
  return [told, { kind: 'opened', tokens }];
}

async function answer(
  request: Request,
  response: Response,
  act: (call: Pick<ApiCall, 'query' | 'body' | 'clientAddress'>) => Promise<[unknown, SessionChange]>,
): Promise<void> {
  response.set('cache-control', 'private, no-store');
  const { clientAddress } = response.locals.context;
  const query = Object.fromEntries(
    Object.entries(request.query as Query).filter(([, value]) => typeof value === 'string'),
  );
  try {
    const [told, change] = await act({ query, body: request.body as unknown, clientAddress });
    applySessionChange(response, change);
    response.json(told);
  } catch (error) {
    if (error instanceof ApiError) {
      if (endsSession(error) && !isLogin(request)) applySessionChange(response, { kind: 'closed' });
      applySessionChange(response, takeTemporary(error));
    }
    answerRefusal(error, response);
  }
}

/** A login that is refused says nothing about a session that its browser may hold. */
function isLogin({ path }: Request): boolean {
  return path.endsWith('/user/login');
}

/** Takes the temporary token out of a refusal: what is left of it may be told to browsers. */
export function takeTemporary({ body }: ApiError): SessionChange | undefined {
  const { tmp_token: temporary } = body;
  delete body.tmp_token;
  return temporary === undefined ? undefined : { kind: 'unfinished', temporary };
}

/** What is said of a session that no cookie speaks of. */
export function nobodyIsLoggedIn(): ApiError {
  const body = { code: 'refresh_no_longer_available', message: 'Nobody is logged in.' };
  return new ApiError(body.message, 500, body, { withToken: true });
}
