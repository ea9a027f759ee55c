import type { z } from 'zod';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';
import { signedIn, type SignedIn } from '#shared/contract/account.ts';
import { authState } from '#shared/contract/customer.ts';
import { createNotLoggedInError, opened, takeTemporary } from '../../http/session-calls.ts';
import { isAccountDeletion } from '../account-deletion.ts';
import { canBeRenewed, type VisitorSession } from '../../http/session.ts';
import type { BackofficeClock } from '../backoffice-clock.ts';
import type { ClientMiddleware } from '../client-middleware.ts';
import type { RenderContext } from '../render-context.ts';
import { LOGOUT_CALL } from './with-logout-retry.ts';

const RESEND = 'customer-validate/resend';

/**
 * Authenticates the calls of a page: sends the token with those that require it, stores the tokens of session calls
 * in the context, and closes the session when a response ends it (spec section 8). A session that awaits its renewal
 * sends no calls: without the token they would be those of an anonymous visitor.
 */
export function withAuth(
  session: VisitorSession,
  context: RenderContext,
  clock: BackofficeClock,
): ClientMiddleware {
  let hasLoggedIn = false;
  const open = async (call: ApiCall, next: Send, schema: z.ZodType<SignedIn>) => {
    const [response, change] = opened(schema.parse(await sendForSession(call, next, context)));
    // Calls are concurrent: a slower one must not reopen a session that another has ended.
    if (call.path === 'user/login' || !context.isSessionRefused) context.sessionChange = change;
    return response;
  };
  const orClose = async (send: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await send();
    } catch (error) {
      // Without a token there is no session to lose; a login has just replaced the session.
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
      const response = await open({ ...call, deviceToken: session.deviceToken }, next, authState);
      hasLoggedIn = true;
      return response;
    }
    if (call.path === 'user/logged') {
      if (!(session.email && session.refreshToken)) {
        context.sessionChange = { kind: 'closed' };
        throw createNotLoggedInError();
      }
      const body = { email: session.email, refresh: 0, refresh_token: session.refreshToken };
      return orClose(() => open({ ...call, body }, next, signedIn));
    }
    // Takes another kind of token: with a session's, the call would be refused and end the session.
    if (call.path === RESEND) {
      const own = { ...call, withToken: false };
      return session.temporary ? next({ ...own, token: session.temporary }) : orClose(() => next(own));
    }
    if (isLogout) context.sessionChange = { kind: 'closed', isRequested: true };
    // After a login the next calls use the new token.
    const current =
      context.sessionChange?.kind === 'opened' ? context.sessionChange.tokens.token : session.token;
    const available = isLogout ? (current ?? session.endedToken) : current;
    const token = call.withToken ? available : undefined;
    const response = await orClose(() => next(token === undefined ? call : { ...call, token }));
    // The account is deleted, and the session with it.
    if (isAccountDeletion(call)) context.sessionChange = { kind: 'closed', isRequested: true };
    return response;
  };
}

/** The login to an account that is not validated yet returns a token to resend the validation link. */
async function sendForSession(call: ApiCall, next: Send, context: RenderContext): Promise<unknown> {
  try {
    return await next(call);
  } catch (error) {
    const change = error instanceof ApiError ? takeTemporary(error) : undefined;
    if (change) context.sessionChange = change;
    throw error;
  }
}
