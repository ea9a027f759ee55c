import { createHash, randomBytes } from 'node:crypto';
import type { CallContext } from '#backoffice/http/serve-operation.ts';

/** Whose a cart is: a professional's who is logged in, else that of whoever has its token. */
export type CartOwner = { siteId: number } & (
  | { kind: 'customer'; customerId: number }
  | { kind: 'guest'; tokenHash: string }
);

const TOKEN_BYTES = 32;

/** `undefined` for somebody who has nothing that a cart could be found by. */
export function ownerOf(
  call: Pick<CallContext, 'scope' | 'principal' | 'account' | 'caller'>,
): CartOwner | undefined {
  const { siteId } = call.scope;
  if (call.principal === 'professional' && call.account)
    return { kind: 'customer', siteId, customerId: call.account.customerId };
  const { cartToken } = call.caller;
  return cartToken === undefined ? undefined : { kind: 'guest', siteId, tokenHash: hashCartToken(cartToken) };
}

/** Its hash alone is kept. */
export function hashCartToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Of a cart that no token opens, for the column wants one. */
export function closedTokenHash(): string {
  return `none:${randomBytes(TOKEN_BYTES).toString('hex')}`;
}
