import { ApiError } from '#shared/api/api-error.ts';
import type { SignedIn } from '#shared/contract/account.ts';
import { saysSessionIsOver } from '#shared/api/ends-session.ts';
import type { Send } from '#shared/api/send.ts';
import { opened } from '../http/session-calls.ts';
import type { SessionChange } from '../http/session-cookies.ts';
import type { VisitorSession } from '../http/session.ts';

/** What a page's calls did to the session; its response carries it to the browser. */
export type SessionJar = { change?: SessionChange };

/**
 * A page's calls in the name of its visitor: the token goes with those that ask for it, what the session calls hand
 * out goes into the jar, and a token that opens nothing any more ends the session.
 */
export function createSessionSend(send: Send, session: VisitorSession, jar: SessionJar): Send {
  return async (call) => {
    if (call.path === 'user/login' || call.path === 'user/logged') {
      const held = { email: session.email, refresh: 0, refresh_token: session.refreshToken };
      const body = call.path === 'user/login' ? call.body : held;
      const [told, change] = opened((await send({ ...call, body })) as SignedIn);
      jar.change = change;
      return told;
    }
    if (call.path === 'user/logout') jar.change = { kind: 'closed' };
    // Who has just logged in goes on in his own name.
    const current = jar.change?.kind === 'opened' ? jar.change.tokens.token : session.token;
    const token = call.withToken ? current : undefined;
    try {
      const told = await send(token === undefined ? call : { ...call, token });
      // The account is gone, and the session with it.
      if (call.method === 'DELETE' && call.path === 'user') jar.change = { kind: 'closed' };
      return told;
    } catch (error) {
      // Somebody without a token is told to log in; he has no session to lose.
      if (session.token !== undefined && error instanceof ApiError && saysSessionIsOver(error))
        jar.change = { kind: 'closed' };
      throw error;
    }
  };
}
