import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import type { SignedIn } from '#shared/contract/account.ts';
import { saysSessionIsOver } from '#shared/api/ends-session.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';
import { ACCOUNT_PATHS, nobodyIsLoggedIn, opened, takeTemporary } from '../http/session-calls.ts';
import type { SessionChange } from '../http/session-cookies.ts';
import { canBeRenewed, type VisitorSession } from '../http/session.ts';
import type { BackofficeClock } from './backoffice-clock.ts';
import { LOGOUT_CALL } from './lasting-logout.ts';

const RESEND = 'customer-validate/resend';

/** What a page's calls did to the session; its response carries it to the browser. */
export type SessionJar = { change?: SessionChange };

/**
 * A page's calls in the name of its visitor: the token goes with those that ask for it, what the session calls hand
 * out goes into the jar, and a token that opens nothing any more ends the session. Of a session that is being renewed
 * nothing is asked.
 */
export function createSessionSend(
  send: Send,
  session: VisitorSession,
  jar: SessionJar,
  clock: BackofficeClock,
): Send {
  return async (call) => {
    // Nobody knows yet in whose name: the token has ended, or may be used up by the time the call arrives.
    if (session.isBeingRenewed && (call.path === 'user/logged' || (call.withToken && !session.token)))
      throw new UnavailableError('timeout');
    if (call.path === 'user/login' || call.path === 'user/logged') {
      if (call.path === 'user/logged' && !(session.email && session.refreshToken)) {
        jar.change = { kind: 'closed' };
        throw nobodyIsLoggedIn();
      }
      const held = { email: session.email, refresh: 0, refresh_token: session.refreshToken };
      const body = call.path === 'user/login' ? call.body : held;
      const { deviceToken } = session;
      const asked = { ...call, body, ...(call.path === 'user/login' && { deviceToken }) };
      const [told, change] = opened((await sendForSession(asked, send, jar)) as SignedIn);
      jar.change = change;
      return told;
    }
    if (call.path === RESEND && session.temporary !== undefined)
      return send({ ...call, token: session.temporary });
    const isLogout = call.path === LOGOUT_CALL;
    if (isLogout) jar.change = { kind: 'closed', isWished: true };
    // Who has just logged in goes on in his own name.
    const current = jar.change?.kind === 'opened' ? jar.change.tokens.token : session.token;
    const wanted = isLogout ? (current ?? session.endedToken) : current;
    const token = call.withToken ? wanted : undefined;
    try {
      const told = await send(token === undefined ? call : { ...call, token });
      // The account is gone, and the session with it.
      if (call.method === 'DELETE' && ACCOUNT_PATHS.includes(call.path))
        jar.change = { kind: 'closed', isWished: true };
      return told;
    } catch (error) {
      // Somebody without a token is told to log in; he has no session to lose.
      const isOver = session.token !== undefined && error instanceof ApiError && saysSessionIsOver(error);
      // A clock that has jumped is known by now: the next request renews what it has ended.
      if (isOver && !canBeRenewed(session, clock)) jar.change = { kind: 'closed' };
      throw error;
    }
  };
}

/** Whoever knows the password of an account that is not open yet is given what asks for its link anew. */
async function sendForSession(call: ApiCall, send: Send, jar: SessionJar): Promise<unknown> {
  try {
    return await send(call);
  } catch (error) {
    const change = error instanceof ApiError ? takeTemporary(error) : undefined;
    if (change) jar.change = change;
    throw error;
  }
}
