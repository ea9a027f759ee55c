import type { Logger } from 'pino';
import { createCallLimits } from '#backoffice/http/call-limits.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import { requireRole, tokenError } from '#backoffice/http/principal.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { createLogWrite } from '#backoffice/operators/operator-log.ts';
import type { FirstLimit } from '#backoffice/credit/set-first-limit.ts';
import type { ApprovalForm } from '#shared/contract/credit.ts';
import { operationById } from '#shared/contract/operations.ts';
import { checkConfirmation, confirmEmail, resendConfirmation, type AccountOwner } from './confirm-email.ts';
import { approve, refuse } from './decide.ts';
import { listApplications } from './list-applications.ts';
import { createSignup, type SignupDependencies } from './sign-up.ts';

/** Per address and quarter of an hour; a company's office stays below. */
const SIGNUPS = 20;
const CONFIRMATIONS = 60;
const RESENT = 5;

const CENTS = 100;

const CREDIT_ROLES = operationById('PUT /company/{id}/credit-limit').roles;

/** Routes from the application to the team's decision (behaviour: account validation). */
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
      const owner = await readOwner(deps, body.email, token);
      // Not awaited: the response time would reveal known addresses.
      resendConfirmation(deps, scope.siteId, owner).catch((error: unknown) =>
        logger.error({ err: error }, 'confirmation email not sent'),
      );
      return { sent: true as const };
    },
    createCallLimits(deps.db, RESENT),
  );
  server.on('GET /operator/application', ({ scope, query }) =>
    listApplications(deps.db, scope.siteId, query),
  );
  server.on('POST /customer-validate/{id}/approve', async (call) => {
    const { body, operator } = call;
    if (operator && body.credit_limit !== undefined) requireRole(operator, CREDIT_ROLES);
    const { id } = call.params;
    const log = createLogWrite(call, 'POST /customer-validate/{id}/approve', `account ${id}`);
    return approve(deps, { id, log }, toFirstLimit(body));
  });
  server.on('POST /customer-validate/{id}/refuse', async (call) => {
    const { id } = call.params;
    const log = createLogWrite(call, 'POST /customer-validate/{id}/refuse', `account ${id}`);
    return refuse(deps, { id, log }, call.body.reason);
  });
}

/** @throws Failure 400 for a limit without a name. */
function toFirstLimit({ credit_limit: limit, by }: ApprovalForm): FirstLimit | undefined {
  if (limit === undefined) return undefined;
  if (by === undefined) throw invalidRequest({ by: 'required' });
  return { limit: Math.round(limit * CENTS), by };
}

/** @throws Failure 500 for an unknown token, 400 without email and token. */
async function readOwner(
  { tokens }: SignupDependencies,
  email: string | undefined,
  token: string | undefined,
): Promise<AccountOwner> {
  if (token === undefined) {
    if (email === undefined) throw invalidRequest({ email: 'required' });
    return { email };
  }
  const accountId = await tokens.readTemporary(token);
  if (accountId === undefined) throw tokenError('invalid_token');
  return { accountId };
}
