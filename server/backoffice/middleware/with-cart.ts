import type { ApiCall } from '#shared/api/send.ts';
import { authState } from '#shared/contract/customer.ts';
import { createCartToken, type CartChange, type VisitorCart } from '../../http/cart-cookies.ts';
import { isAccountDeletion } from '../account-deletion.ts';
import type { ClientMiddleware } from '../client-middleware.ts';
import type { RenderContext } from '../render-context.ts';

/** The cart in the response to a login; `withAuth` has removed its tokens. */
const loginCart = authState.pick({ cart: true });

/**
 * Sends cart calls with the token of the cart: the first addition of a guest creates one. A response with a cart
 * updates its count; login merges the guest's cart, logout forgets it.
 */
export function withCart(
  { cart, isPro }: { cart: VisitorCart; isPro: boolean },
  context: Pick<RenderContext, 'cartChange'>,
): ClientMiddleware {
  return async (call, next) => {
    if (call.path === 'user/logout' || isAccountDeletion(call)) {
      context.cartChange = { kind: 'forgotten' };
      return next(call);
    }
    if (!isAboutCart(call)) return next(call);
    const current =
      context.cartChange && 'token' in context.cartChange
        ? (context.cartChange.token ?? undefined)
        : cart.token;
    const isWritten = call.method !== 'GET' && call.path !== 'user/login' && !isPro;
    const token = current ?? (isWritten ? createCartToken() : undefined);
    const response = await next({ ...call, isFresh: true, ...(token && { cartToken: token }) });
    const change = changeOf(call, response, isWritten ? token : undefined);
    if (change) context.cartChange = change;
    return response;
  };
}

/** True for calls of the cart, and for the login, which takes the cart along. */
export function isAboutCart({ path }: Pick<ApiCall, 'path'>): boolean {
  return path === 'cart' || path.startsWith('cart/') || path === 'user/login';
}

function changeOf({ path }: ApiCall, response: unknown, token: string | undefined): CartChange | undefined {
  if (path === 'user/login') {
    const { cart } = loginCart.parse(response);
    return cart ? { count: cart.count, token: null } : undefined;
  }
  const count = isObject(response) && 'count' in response ? response.count : undefined;
  return typeof count === 'number' ? { count, ...(token !== undefined && { token }) } : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
