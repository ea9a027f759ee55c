import type { ApiCall, Send } from '#shared/api/send.ts';
import { makeCartToken, type CartChange, type VisitorCart } from '../http/cart-cookies.ts';

/** What a page's calls did to the cart; its response carries it to the browser. */
export type CartJar = { change?: CartChange };

/**
 * Calls of the cart in the name of who has it: a guest who puts the first thing in is given what opens it. Whatever
 * answers a cart says how much is in it; login takes the guest's away, logout forgets it.
 */
export function createCartSend(
  send: Send,
  { cart, isPro }: { cart: VisitorCart; isPro: boolean },
  jar: CartJar,
): Send {
  return async (call) => {
    if (call.path === 'user/logout' || isDeletion(call)) {
      jar.change = { kind: 'forgotten' };
      return send(call);
    }
    if (!isAboutCart(call)) return send(call);
    const held = jar.change && 'token' in jar.change ? (jar.change.token ?? undefined) : cart.token;
    const isWritten = call.method !== 'GET' && call.path !== 'user/login' && !isPro;
    const token = held ?? (isWritten ? makeCartToken() : undefined);
    const answer = await send({ ...call, isFresh: true, ...(token && { cartToken: token }) });
    const change = changeOf(call, answer, isWritten ? token : undefined);
    if (change) jar.change = change;
    return answer;
  };
}

/** Whether a call is of a cart, or takes one along. */
export function isAboutCart({ path }: Pick<ApiCall, 'path'>): boolean {
  return path === 'cart' || path.startsWith('cart/') || path === 'user/login';
}

function isDeletion({ method, path }: ApiCall): boolean {
  return method === 'DELETE' && (path === 'user' || path === 'customer');
}

function changeOf({ path }: ApiCall, answer: unknown, token: string | undefined): CartChange | undefined {
  if (path === 'user/login') {
    const { cart } = answer as { cart: { count: number } | null };
    return cart ? { count: cart.count, token: null } : undefined;
  }
  const { count } = answer as { count?: unknown };
  return typeof count === 'number' ? { count, ...(token !== undefined && { token }) } : undefined;
}
