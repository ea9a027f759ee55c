import type { Operation } from '#shared/contract/operation.ts';
import { hasRole, type OperatorRole } from '#shared/contract/operator-role.ts';
import { Failure } from './failure.ts';

export type Principal = 'anonymous' | 'customer' | 'professional' | 'operator';

export type LoggedAccount = {
  accountId: number;
  customerId: number;
  /** Customer number: `C-004512`. */
  customerNumber: string;
  /** Discount of a professional on public prices in percent. */
  discount?: number;
  sessionId: string;
  siteId: number;
};

/** An operator as its credential identifies it. `machine`: the token of the configuration. */
export type Operator = {
  kind: 'person' | 'token' | 'machine';
  /** Number of the person or the token. */
  id: number | null;
  name: string;
  roles: readonly OperatorRole[];
  /** Session of a person. */
  session?: OpenSession;
};

export type OpenSession = {
  id: number;
  expiresAt: Date;
  /** A second factor is required and not set up: only operations that admit it are served. */
  mustEnrol: boolean;
};

/** Credentials of a request. `operatorSession`: token of the cookie of an operator. */
export type Credentials = {
  authorization: string | undefined;
  operatorSession?: string | undefined;
  /** The request comes from a page of the back office. */
  isOwnPage?: boolean;
};

export type Identity = { principal: Principal; account?: LoggedAccount; operator?: Operator };

/** Resolves the bearer token of a customer. `ended`: a valid token whose session is over. */
export type ReadCustomer = (token: string) => Promise<Identity | 'invalid' | 'ended'>;

/** Resolves the token of an operator; `undefined` for any other token. */
export type ReadOperator = (token: string) => Promise<Operator | undefined>;

export type Keys = {
  /** By the bearer token of a program. */
  readOperator: ReadOperator;
  /** By the token of a session's cookie. */
  readOperatorSession: ReadOperator;
  readCustomer: ReadCustomer;
};

/** Operation as far as its access goes. */
type Admitting = Pick<Operation, 'access' | 'roles' | 'admitsUnenrolled'>;

/** Allows documents flagged `connect` to professionals with a session. The sales plan of a query proves nothing. */
export function mayHaveConnected(principal: Principal): boolean {
  return principal === 'professional' || principal === 'operator';
}

/** Resolves `Authorization: Bearer …`. @throws Failure 500 for an invalid token (spec section 8). */
export async function readPrincipal(authorization: string | undefined, keys: Keys): Promise<Identity> {
  const identity = await identify(authorization, keys);
  if (identity === 'invalid') throw tokenError('invalid_token');
  if (identity === 'ended') throw tokenError('blacklisted_token');
  return identity;
}

/**
 * Only operators write content: 401 without a valid token, 403 for customers (AP-16) and for operators without a role
 * that allows it.
 */
export async function requireOperator(
  operation: Omit<Admitting, 'access'>,
  credentials: Credentials,
  keys: Keys,
): Promise<Operator> {
  const operator = await readSession(credentials, keys);
  const identity: Awaited<ReturnType<typeof identify>> = operator
    ? { principal: 'operator', operator }
    : await identify(credentials.authorization, keys);
  if (typeof identity === 'string')
    throw new Failure(401, { code: 'invalid_token', message: 'This token is not valid.' });
  if (identity.operator) {
    admit(identity.operator, operation);
    return identity.operator;
  }
  throw identity.principal === 'anonymous'
    ? new Failure(401, { code: 'token_required', message: 'This call needs an operator’s token.' })
    : new Failure(403, { code: 'forbidden', message: 'This call is for operators.' });
}

/** @throws Failure 403 */
function admit(operator: Operator, { roles, admitsUnenrolled }: Omit<Admitting, 'access'>): void {
  if (operator.session?.mustEnrol && !admitsUnenrolled)
    throw new Failure(403, {
      code: 'second_factor_required',
      message: 'The operator must set up a second factor first.',
    });
  requireRole(operator, roles);
}

/**
 * Operator of the session cookie; `undefined` without one. A bearer token takes precedence.
 * @throws Failure 401 for a session that is over, 403 for a request of another site
 */
async function readSession(
  { authorization, operatorSession, isOwnPage }: Credentials,
  keys: Keys,
): Promise<Operator | undefined> {
  if (authorization !== undefined || operatorSession === undefined) return undefined;
  if (!isOwnPage)
    throw new Failure(403, { code: 'cross_site', message: 'This call comes from another site.' });
  const operator = await keys.readOperatorSession(operatorSession);
  if (!operator) throw new Failure(401, { code: 'session_ended', message: 'This session is over.' });
  return operator;
}

/** @throws Failure 403 that names the roles of which the operator has none. */
export function requireRole({ roles }: Operator, allowed: readonly OperatorRole[]): void {
  if (hasRole(roles, allowed)) return;
  throw new Failure(403, {
    code: 'role_required',
    message: 'The operator has no role that allows this call.',
    params: { roles: ['owner', ...allowed.filter((role) => role !== 'owner')].join(',') },
  });
}

/** Resolves the caller and checks the access. Each kind of access has its own refusal. */
export async function readCaller(
  operation: Admitting,
  credentials: Credentials,
  keys: Keys,
): Promise<Identity> {
  const { access } = operation;
  if (access === 'token') return { principal: 'anonymous' };
  if (access === 'operator') {
    return { principal: 'operator', operator: await requireOperator(operation, credentials, keys) };
  }
  const isForBoth = access === 'customer-or-operator';
  const operator = isForBoth ? await readSession(credentials, keys) : undefined;
  const identity: Identity = operator
    ? { principal: 'operator', operator }
    : await readPrincipal(credentials.authorization, keys);
  if (isForBoth && identity.operator) admit(identity.operator, operation);
  else if (access.startsWith('customer')) requireAccount(identity.account);
  return identity;
}

/** @throws Failure 500 without a session (spec section 8). */
export function requireAccount(account: LoggedAccount | undefined): LoggedAccount {
  if (!account) throw tokenError('token_required');
  return account;
}

/** Hides whether another customer's number exists. @throws Failure 404 for any number but the caller's. */
export function requireOwn(account: LoggedAccount | undefined, customerNumber: string): void {
  if (account?.customerNumber !== customerNumber)
    throw new Failure(404, { code: 'not_found', message: 'There is no such customer.' });
}

const TOKEN_ERRORS = {
  invalid_token: 'This token is not valid.',
  blacklisted_token: 'The session of this token is over.',
  token_required: 'This call needs the token of a session.',
  refresh_no_longer_available: 'This refresh token opens nothing.',
};

/** Error of a session token: a 500 whose code ends the session in the storefront. */
export function tokenError(code: keyof typeof TOKEN_ERRORS): Failure {
  return new Failure(500, { code, message: TOKEN_ERRORS[code] });
}

/** Token of `Authorization: Bearer …`; `undefined` for a missing or malformed one. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,4096})$/.exec(authorization ?? '')?.[1];
}

async function identify(
  authorization: string | undefined,
  keys: Keys,
): Promise<Identity | 'invalid' | 'ended'> {
  if (!authorization) return { principal: 'anonymous' };
  const token = bearerToken(authorization);
  if (token === undefined) return 'invalid';
  const operator = await keys.readOperator(token);
  return operator ? { principal: 'operator', operator } : keys.readCustomer(token);
}
