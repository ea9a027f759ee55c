import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { afterResponse } from '#backoffice/accounts/after-response.ts';
import { checkEmail } from '#backoffice/accounts/password-reset.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { createCallLimits, createTakenLimit } from '#backoffice/http/call-limits.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { JsonResponse } from '#backoffice/http/json-response.ts';
import { clearOperatorCookie, setOperatorCookie } from '#backoffice/http/operator-cookie.ts';
import type { Operator } from '#backoffice/http/principal.ts';
import { refuseCrossSite } from '#backoffice/http/refuse-other-sites.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import type { OperatorState } from '#shared/contract/operator.ts';
import { acceptInvitation } from './invitations.ts';
import { logChange } from './operator-log.ts';
import { changeOwnPassword, mailOperatorLink, resetPassword } from './operator-passwords.ts';
import { readSelf } from './read-self.ts';
import { isOpen, type OperatorRules } from './sessions.ts';
import { signIn } from './sign-in.ts';

export type OperatorDependencies = {
  db: Kysely<Schema>;
  outbox: Outbox;
  logger: Logger;
  rules: OperatorRules;
  /** Address of the admin, for links in emails. */
  adminUrl: string;
  /** Path of the API, for which the cookie is valid. */
  basePath: string;
};

/** Per IP address in 15 minutes. login-throttle.ts counts wrong passwords. */
const SIGN_INS = 100;
const EMAILS = 20;

/** Sign-in, own sessions and own password of operators. */
export function serveOperatorSessions(server: OperationServer, deps: OperatorDependencies): void {
  const { db, rules, basePath, logger } = deps;
  server.on(
    'POST /operator/session',
    async ({ body, scope, caller, operatorSession }) => {
      const { address, browser } = caller;
      const given = { ...body, address, browser, earlier: operatorSession };
      const { token, operator } = await signIn(db, rules, given, { scope, caller });
      return new JsonResponse(toState(operator), setOperatorCookie(token, basePath));
    },
    [refuseCrossSite, ...createTakenLimit(db, SIGN_INS)],
  );
  server.on('GET /operator/session', async ({ operator }) => {
    if (!operator) throw notFound();
    return toState(operator);
  });
  server.on('DELETE /operator/session', async (call) => {
    const { session, id } = call.operator ?? {};
    if (session)
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('operator_session').where('id', '=', session.id).execute();
        await logChange(trx, call, {
          operation: 'DELETE /operator/session',
          record: `operator ${id}`,
          before: { session: session.id },
          after: null,
        });
      });
    return new JsonResponse({ signed_out: true as const }, clearOperatorCookie(basePath));
  });
  server.on('GET /operator/sessions', async ({ operator }) => {
    if (!operator?.session) return { items: [], total: 0 };
    const rows = await db
      .selectFrom('operator_session')
      .select(['id', 'created_at', 'used_at', 'address', 'browser'])
      .where('operator_id', '=', operator.id)
      .where(isOpen(rules))
      .orderBy('id', 'desc')
      .execute();
    const items = rows.map(({ created_at: createdAt, used_at: usedAt, ...rest }) => ({
      ...rest,
      created_at: createdAt.toISOString(),
      used_at: usedAt.toISOString(),
      current: rest.id === operator.session?.id,
    }));
    return { items, total: items.length };
  });
  server.on('DELETE /operator/sessions/{id}', async (call) => {
    const { person } = await readSelf(db, call.operator);
    const { id } = call.params;
    await db.transaction().execute(async (trx) => {
      const ended = await trx
        .deleteFrom('operator_session')
        .where('id', '=', id)
        .where('operator_id', '=', person.id)
        .returning('id')
        .executeTakeFirst();
      if (!ended) throw notFound();
      await logChange(trx, call, {
        operation: 'DELETE /operator/sessions/{id}',
        record: `operator ${person.id}`,
        before: { session: id },
        after: null,
      });
    });
    return { id };
  });
  server.on('PUT /operator/password', async (call) => {
    const token = await changeOwnPassword(deps, call, await readSelf(db, call.operator), call.body);
    return new JsonResponse({ changed: true as const }, setOperatorCookie(token, basePath));
  });
  server.on(
    'POST /operator/password-link',
    async ({ body, scope: { lang } }) => {
      const email = checkEmail(body.email);
      afterResponse(logger, () => mailOperatorLink(deps, { email, lang }));
      return { sent: true as const };
    },
    [refuseCrossSite, ...createCallLimits(db, EMAILS)],
  );
  server.on(
    'POST /operator/password-reset',
    async (call) => {
      await resetPassword(deps, call, call.body);
      return { changed: true as const };
    },
    [refuseCrossSite, ...createCallLimits(db, EMAILS)],
  );
  server.on(
    'POST /operator/invitation-acceptance',
    ({ body, ...author }) => acceptInvitation(db, author, body),
    [refuseCrossSite, ...createCallLimits(db, EMAILS)],
  );
}

function toState({ kind, id, name, roles, session }: Operator): OperatorState {
  return {
    operator: { kind, id, name, roles: [...roles] },
    session: session ? { id: session.id, expires_at: session.expiresAt.toISOString() } : null,
    must_enrol: session?.mustEnrol ?? false,
  };
}
