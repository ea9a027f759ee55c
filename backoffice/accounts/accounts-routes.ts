import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '#backoffice/database/schema.ts';
import { createCallLimits, createTakenLimit } from '#backoffice/http/call-limits.ts';
import { tokenError } from '#backoffice/http/principal.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import type { AccessTokens } from './access-tokens.ts';
import { afterResponse } from './after-response.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './login.ts';
import { renewSession } from './renew-session.ts';
import { checkEmail, mailPasswordLink } from './password-reset.ts';
import { endSession } from './sessions.ts';
import { toSignedIn } from './signed-in.ts';

export type AccountDependencies = {
  db: Kysely<Schema>;
  tokens: AccessTokens;
  outbox: Outbox;
  /** Base URL of the storefront, for links in emails. */
  publicUrl: string;
  logger: Logger;
};

/**
 * Per IP address in 15 minutes, since an office shares one. login-throttle.ts counts wrong
 * passwords.
 */
const LOGINS = 100;
const EMAILS = 20;

export function serveAccounts(server: OperationServer, deps: AccountDependencies): void {
  const { db, tokens } = deps;
  server.on(
    'POST /user/login',
    ({ body, scope: { siteId, lang }, caller }) =>
      logIn(db, tokens, {
        siteId,
        lang,
        cartToken: caller.cartToken,
        address: caller.address,
        deviceToken: caller.deviceToken,
        ...body,
      }),
    createTakenLimit(db, LOGINS),
  );
  server.on('GET /user/logout', async ({ token }) => {
    if (token !== undefined) await logOut(deps, token);
    return { logged_out: true as const };
  });
  server.on('POST /user/logged', async ({ body, scope }) => {
    const { email, refresh, refresh_token: refreshToken } = body;
    const asked = { siteId: scope.siteId, email, refreshToken, rotates: refresh === 1 };
    const renewed = await renewSession(db, asked);
    if (!renewed) throw tokenError('refresh_no_longer_available');
    return toSignedIn(db, tokens, renewed);
  });
  server.on(
    'POST /user/rewind',
    async ({ body, scope: { siteId, lang } }) => {
      const email = checkEmail(body.email);
      afterResponse(deps.logger, () => mailPasswordLink(deps, { siteId, email, lang }));
      return { sent: true as const };
    },
    createCallLimits(db, EMAILS),
  );
  server.on(
    'POST /user/change-password',
    async ({ body, account, caller }) => {
      await changePassword(deps, body, { account, address: caller.address });
      return { changed: true as const };
    },
    createCallLimits(db, EMAILS),
  );
}

/** An expired token still names the session to end; a forged one names none. */
async function logOut({ db, tokens }: AccountDependencies, token: string): Promise<void> {
  const claims = await tokens.read(token, { mayBeExpired: true });
  if (!claims) throw tokenError('invalid_token');
  await endSession(db, claims.sessionId);
}
