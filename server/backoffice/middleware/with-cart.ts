import type { ApiCall } from '#shared/api/send.ts';
import { authState } from '#shared/contract/customer.ts';
import { makeCartToken, type CartChange, type VisitorCart } from '../../http/cart-cookies.ts';
import type { ClientMiddleware } from '../client-middleware.ts';
import type { RenderContext } from '../render-context.ts';

/** The cart in the response to a login; `withAuth` has removed its tokens. */
const loginCart = authState.pick({ cart: true });

/**
 * Makes calls of the cart in the name of its owner: a guest who adds the first line is given a cart token. A response
 * with a cart updates its count; login takes the guest's cart over, logout forgets it.
 */
export function withCart(
  { cart, isPro }: { cart: VisitorCart; isPro: boolean },
  context: Pick<RenderContext, 'cartChange'>,
): ClientMiddleware {
  return async (call, next) => {
    if (call.path === 'user/logout' || isDeletion(call)) {
      context.cartChange = { kind: 'forgotten' };
      return next(call);
    }
    if (!isAboutCart(call)) return next(call);
    const held =
      context.cartChange && 'token' in context.cartChange
        ? (context.cartChange.token ?? undefined)
        : cart.token;
    const isWritten = call.method !== 'GET' && call.path !== 'user/login' && !isPro;
    const token = held ?? (isWritten ? makeCartToken() : undefined);
    const response = await next({ ...call, isFresh: true, ...(token && { cartToken: token }) });
    const change = changeOf(call, response, isWritten ? token : undefined);
    if (change) context.cartChange = change;
    return response;
  };
}

/** Whether a call is of a cart, or takes one along. */
export function isAboutCart({ path }: Pick<ApiCall, 'path'>): boolean {
  return path === 'cart' || path.startsWith('cart/') || path === 'user/login';
}

function isDeletion({ method, path }: ApiCall): boolean {
  return method === 'DELETE' && (path === 'user' || path === 'customer');
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
