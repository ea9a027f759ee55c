import type { Logger } from 'pino';
import { createCallLimits } from '#backoffice/http/call-limits.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import { tokenFault } from '#backoffice/http/principal.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { FirstLimit } from '#backoffice/credit/set-first-limit.ts';
import type { ApprovalForm } from '#shared/contract/credit.ts';
import { checkConfirmation, confirmEmail, resendConfirmation, type Whose } from './confirm-email.ts';
import { approve, refuse } from './decide.ts';
import { createSignup, type SignupDependencies } from './sign-up.ts';

/** Of one address in a quarter of an hour; a company's office stays below. */
const SIGNUPS = 20;
const CONFIRMATIONS = 60;
const RESENT = 5;

const CENTS = 100;

/** From the application to the team's decision (behaviour: account validation). */
export function serveSignup(server: OperationServer, deps: SignupDependencies, logger: Logger): void {
  server.on('POST /user/signup', createSignup(deps), createCallLimits(deps.db, SIGNUPS));
  server.on(
    'GET /user/check-validate',
    ({ query }) => checkConfirmation(deps.db, query.token),
    createCallLimits(deps.db, CONFIRMATIONS),
  );
  server.on(
    'POST /customer-validate',
    ({ body }) => confirmEmail(deps, body.token),
    createCallLimits(deps.db, CONFIRMATIONS),
  );
  server.on(
    'POST /customer-validate/resend',
    async ({ body, token, scope }) => {
      const whose = await readWhose(deps, body.email, token);
      // Not waited for: the time of the answer would tell who is known.
      resendConfirmation(deps, scope.siteId, whose).catch((error: unknown) =>
        logger.error({ err: error }, 'a confirmation could not be mailed anew'),
      );
      return { sent: true as const };
    },
    createCallLimits(deps.db, RESENT),
  );
  server.on('POST /customer-validate/{id}/approve', ({ params: { id }, body }) =>
    approve(deps, id, toFirstLimit(body)),
  );
  server.on('POST /customer-validate/{id}/refuse', ({ params: { id }, body }) =>
    refuse(deps, id, body.reason),
  );
}

/** @throws Failure 400 for a limit without a name. */
function toFirstLimit({ credit_limit: limit, by }: ApprovalForm): FirstLimit | undefined {
  if (limit === undefined) return undefined;
  if (by === undefined) throw invalidRequest({ by: 'required' });
  return { limit: Math.round(limit * CENTS), by };
}

/** @throws Failure 500 for a token that is none of ours, 400 when nothing says whose link it is. */
async function readWhose(
  { tokens }: SignupDependencies,
  email: string | undefined,
  token: string | undefined,
): Promise<Whose> {
  if (token === undefined) {
    if (email === undefined) throw invalidRequest({ email: 'required' });
    return { email };
  }
  const accountId = await tokens.readTemporary(token);
  if (accountId === undefined) throw tokenFault('invalid_token');
  return { accountId };
}
