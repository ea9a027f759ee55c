import type { z } from 'zod';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';
import { signedIn, type SignedIn } from '#shared/contract/account.ts';
import { authState } from '#shared/contract/customer.ts';
import { ACCOUNT_PATHS, nobodyIsLoggedIn, opened, takeTemporary } from '../../http/session-calls.ts';
import { canBeRenewed, type VisitorSession } from '../../http/session.ts';
import type { BackofficeClock } from '../backoffice-clock.ts';
import type { ClientMiddleware } from '../client-middleware.ts';
import type { RenderContext } from '../render-context.ts';
import { LOGOUT_CALL } from './with-logout-retry.ts';

const RESEND = 'customer-validate/resend';

/**
 * Makes a page's calls in the name of its visitor: the token goes with those that ask for it, tokens of session calls
 * go into the context, and a response that ends the session (spec section 8) closes it. A session that waits for its
 * renewal makes no calls: without its token they would be answered as a stranger's.
 */
export function withAuth(
  session: VisitorSession,
  context: RenderContext,
  clock: BackofficeClock,
): ClientMiddleware {
  let hasLoggedIn = false;
  const open = async (call: ApiCall, next: Send, schema: z.ZodType<SignedIn>) => {
    const [told, change] = opened(schema.parse(await sendForSession(call, next, context)));
    // Calls go side by side: what one of them has ended, a slower one does not open again.
    if (call.path === 'user/login' || !context.isSessionRefused) context.sessionChange = change;
    return told;
  };
  const orClose = async (ask: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await ask();
    } catch (error) {
      // A visitor without a token has no session to lose; one who has just logged in has another than he came with.
      const hasSession = session.token !== undefined && !hasLoggedIn;
      if (hasSession && error instanceof ApiError && endsSession(error)) {
        context.isSessionRefused = true;
        // A faster call may have brought a token: the page is loaded again with one token for all its calls.
        if (context.sessionChange?.kind === 'opened') delete context.sessionChange;
        if (!canBeRenewed(session, clock)) context.sessionChange ??= { kind: 'closed' };
      }
      throw error;
    }
  };
  return async (call, next) => {
    const { awaitsRenewal } = session;
    const isLogout = call.path === LOGOUT_CALL;
    if (awaitsRenewal && !isLogout && (call.path === 'user/logged' || call.withToken))
      throw new UnavailableError(awaitsRenewal);
    if (call.path === 'user/login') {
      const told = await open({ ...call, deviceToken: session.deviceToken }, next, authState);
      hasLoggedIn = true;
      return told;
    }
    if (call.path === 'user/logged') {
      if (!(session.email && session.refreshToken)) {
        context.sessionChange = { kind: 'closed' };
        throw nobodyIsLoggedIn();
      }
      const body = { email: session.email, refresh: 0, refresh_token: session.refreshToken };
      return orClose(() => open({ ...call, body }, next, signedIn));
    }
    // Another kind of token than a session's, which would be refused and end the session.
    if (call.path === RESEND) {
      const own = { ...call, withToken: false };
      return session.temporary ? next({ ...own, token: session.temporary }) : orClose(() => next(own));
    }
    if (isLogout) context.sessionChange = { kind: 'closed', isWished: true };
    // Who has just logged in goes on in his own name.
    const current =
      context.sessionChange?.kind === 'opened' ? context.sessionChange.tokens.token : session.token;
    const wanted = isLogout ? (current ?? session.endedToken) : current;
    const token = call.withToken ? wanted : undefined;
    const told = await orClose(() => next(token === undefined ? call : { ...call, token }));
    // The account is gone, and the session with it.
    if (call.method === 'DELETE' && ACCOUNT_PATHS.includes(call.path))
      context.sessionChange = { kind: 'closed', isWished: true };
    return told;
  };
}

/** Whoever knows the password of an account that is not open yet is given what asks for its link anew. */
async function sendForSession(call: ApiCall, next: Send, context: RenderContext): Promise<unknown> {
  try {
    return await next(call);
  } catch (error) {
    const change = error instanceof ApiError ? takeTemporary(error) : undefined;
    if (change) context.sessionChange = change;
    throw error;
  }
}
