import express, { type Request, type RequestHandler, type Response } from 'express';
import { signedIn, type SignedIn } from '#shared/contract/account.ts';
import { authState } from '#shared/contract/customer.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';
import { ACCOUNT_PATHS } from '../backoffice/account-deletion.ts';
import { inOrder } from '../backoffice/client-middleware.ts';
import { withCart } from '../backoffice/middleware/with-cart.ts';
import type { RenderContext } from '../backoffice/render-context.ts';
import { LOGOUT_CALL } from '../backoffice/middleware/with-logout-retry.ts';
import { sendApiError } from './send-api-error.ts';
import { applyCartChange } from './cart-cookies.ts';
import { applySessionChange, type SessionChange } from './session-cookies.ts';

type Query = Record<string, string>;

/**
 * Serves the calls that open, renew and end a session (spec section 7), instead of the proxy: tokens are removed from
 * the responses and become cookies, so that no script sees one (AC-05).
 */
export function createSessionCalls({ send, apiPath }: { send: Send; apiPath: string }): RequestHandler {
  const router = express.Router({ caseSensitive: true });

  // Login merges the cart, logout forgets it.
  const cartSendOf = (response: Response): Send => {
    const { cart } = response.locals;
    const context: Pick<RenderContext, 'cartChange'> = {};
    const cartSend = inOrder([withCart({ cart, isPro: false }, context)], send);
    return async (call) => {
      const result = await cartSend(call);
      applyCartChange(response, context.cartChange);
      return result;
    };
  };

  router.post(`${apiPath}user/login`, async (request, response) => {
    await sendSessionResponse(request, response, async (call) => {
      const result = await cartSendOf(response)({
        ...call,
        method: 'POST',
        path: 'user/login',
        deviceToken: response.locals.session.deviceToken,
      });
      return opened(authState.parse(result));
    });
  });

  router.post(`${apiPath}user/logged`, async (request, response) => {
    const { email, refreshToken } = response.locals.session;
    await sendSessionResponse(request, response, async (call) => {
      if (!email || !refreshToken) throw createNotLoggedInError();
      const payload = { email, refresh: 0, refresh_token: refreshToken };
      const logged = {
        ...call,
        method: 'POST' as const,
        path: 'user/logged',
        body: payload,
        withToken: true,
      };
      return opened(signedIn.parse(await send(logged)));
    });
  });

  router.get(apiPath + LOGOUT_CALL, async (request, response) => {
    const { session } = response.locals;
    const token = session.token ?? session.endedToken;
    await sendSessionResponse(request, response, async (call) => {
      // The browser forgets the session in any case; a failed logout is retried (with-logout-retry.ts).
      if (token) await send({ ...call, method: 'GET', path: LOGOUT_CALL, token }).catch(() => undefined);
      applyCartChange(response, { kind: 'forgotten' });
      return [{ logged_out: true }, { kind: 'closed', isRequested: true }];
    });
  });

  for (const path of ACCOUNT_PATHS)
    router.delete(`${apiPath}${path}`, async (request, response) => {
      const { token } = response.locals.session;
      await sendSessionResponse(request, response, async (call) => {
        const payload = { ...call, method: 'DELETE' as const, path, ...(token && { token }) };
        const deleted = await cartSendOf(response)(payload);
        return [deleted, { kind: 'closed', isRequested: true }];
      });
    });

  return router;
}

/** Splits a response into its tokens and the rest. */
export function opened(response: SignedIn): [Record<string, unknown>, SessionChange] {
  const { token, refresh_token, tmp_token, device_token, ...result } = response;
  const tokens = { token, refresh_token, tmp_token, device_token, email: result.user.email };
  return [result, { kind: 'opened', tokens }];
}

async function sendSessionResponse(
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
    const [result, change] = await act({ query, body: request.body as unknown, clientAddress });
    applySessionChange(response, change);
    response.json(result);
  } catch (error) {
    if (error instanceof ApiError) {
      if (endsSession(error) && !isLogin(request)) applySessionChange(response, { kind: 'closed' });
      applySessionChange(response, takeTemporary(error));
    }
    sendApiError(error, response);
  }
}

/** A refused login does not end a session that the browser may have. */
function isLogin({ path }: Request): boolean {
  return path.endsWith('/user/login');
}

/** Removes the temporary token from an error, so that the rest may be sent to browsers. */
export function takeTemporary({ body }: ApiError): SessionChange | undefined {
  const { tmp_token: temporary } = body;
  delete body.tmp_token;
  return temporary === undefined ? undefined : { kind: 'unfinished', temporary };
}

/** Creates the error of a session call without session cookies. */
export function createNotLoggedInError(): ApiError {
  const body = { code: 'refresh_no_longer_available', message: 'Nobody is logged in.' };
  return new ApiError(body.message, 500, body, { withToken: true });
}
