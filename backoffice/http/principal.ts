import { timingSafeEqual, createHash } from 'node:crypto';
import { Failure } from './failure.ts';

/** Who a call's token stands for. */
export type Principal = 'nobody' | 'customer' | 'professional' | 'operator';

/**
 * Whether documents flagged `connect` are for them: those of logged professionals. A plan named in a query proves
 * nothing; accounts say who is one (`readPrincipal`), until then it is operators alone.
 */
export function mayHaveConnected(principal: Principal): boolean {
  return principal === 'professional' || principal === 'operator';
}

/** Tells whether a bearer token belongs to a customer; accounts come with their own issue of tokens. */
export type IsCustomerToken = (token: string) => Promise<boolean>;

export type Keys = { operatorToken: string; isCustomerToken: IsCustomerToken };

/** Reads `Authorization: Bearer …`. @throws Failure 401 for a token that stands for nobody. */
export async function readPrincipal(authorization: string | undefined, keys: Keys): Promise<Principal> {
  if (!authorization) return 'nobody';
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/.exec(authorization)?.[1];
  if (token && isSame(token, keys.operatorToken)) return 'operator';
  if (token && (await keys.isCustomerToken(token))) return 'customer';
  throw new Failure(401, { code: 'invalid_token', message: 'This token is not valid.' });
}

/** Content is written by operators only: nobody 401, a customer 403 (AP-16). */
export function requireOperator(principal: Principal): void {
  if (principal === 'operator') return;
  throw principal === 'nobody'
    ? new Failure(401, { code: 'token_required', message: 'This call needs an operator’s token.' })
    : new Failure(403, { code: 'forbidden', message: 'This call is for operators.' });
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
