import { createHash, randomBytes } from 'node:crypto';
import type { CallContext } from '#backoffice/http/serve-operation.ts';

/** Owner of a cart: the logged-in professional, else the holder of the cart token. */
export type CartOwner = { siteId: number } & (
  | { kind: 'customer'; customerId: number }
  | { kind: 'guest'; tokenHash: string }
);

const TOKEN_BYTES = 32;

/** `undefined` for a call without a professional session and without a cart token. */
export function ownerOf(
  call: Pick<CallContext, 'scope' | 'principal' | 'account' | 'caller'>,
): CartOwner | undefined {
  const { siteId } = call.scope;
  if (call.principal === 'professional' && call.account)
    return { kind: 'customer', siteId, customerId: call.account.customerId };
  const { cartToken } = call.caller;
  return cartToken === undefined ? undefined : { kind: 'guest', siteId, tokenHash: hashCartToken(cartToken) };
}

/** Only the hash of a cart token is stored. */
export function hashCartToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A value for the non-null token column of a cart that no token opens. */
export function closedTokenHash(): string {
  return `none:${randomBytes(TOKEN_BYTES).toString('hex')}`;
}
