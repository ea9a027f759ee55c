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
  kind: 'machine';
  name: string;
  roles: readonly OperatorRole[];
};

export type Identity = { principal: Principal; account?: LoggedAccount; operator?: Operator };

/** Resolves the bearer token of a customer. `ended`: a valid token whose session is over. */
export type ReadCustomer = (token: string) => Promise<Identity | 'invalid' | 'ended'>;

/** Resolves the bearer token of an operator; `undefined` for any other token. */
export type ReadOperator = (token: string) => Promise<Operator | undefined>;

export type Keys = { readOperator: ReadOperator; readCustomer: ReadCustomer };

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
  roles: readonly OperatorRole[],
  authorization: string | undefined,
  keys: Keys,
): Promise<Operator> {
  const identity = await identify(authorization, keys);
  if (typeof identity === 'string')
    throw new Failure(401, { code: 'invalid_token', message: 'This token is not valid.' });
  if (identity.operator) {
    requireRole(identity.operator, roles);
    return identity.operator;
  }
  throw identity.principal === 'anonymous'
    ? new Failure(401, { code: 'token_required', message: 'This call needs an operator’s token.' })
    : new Failure(403, { code: 'forbidden', message: 'This call is for operators.' });
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
  { access, roles }: Pick<Operation, 'access' | 'roles'>,
  authorization: string | undefined,
  keys: Keys,
): Promise<Identity> {
  if (access === 'token') return { principal: 'anonymous' };
  if (access === 'operator') {
    return { principal: 'operator', operator: await requireOperator(roles, authorization, keys) };
  }
  const identity = await readPrincipal(authorization, keys);
  if (access === 'customer-or-operator' && identity.operator) requireRole(identity.operator, roles);
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
