import type { CartStore } from '#client/stores/cart-store.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';

/** Updates the header's cart count from the response of every call that returns a cart (CK-17). */
export function withCartCount(send: Send, cart: CartStore): Send {
  return async (call) => {
    const response = await send(call);
    if (returnsCart(call)) {
      const { count, display_chronopost: isExpress } = response as Record<string, unknown>;
      if (typeof count === 'number' && typeof isExpress === 'boolean')
        cart.update({ count, display_chronopost: isExpress });
      else if (typeof count === 'number') cart.setCount(count);
    }
    return response;
  };
}

function returnsCart({ method, path }: ApiCall): boolean {
  if (/^cart(?:$|[/-])/.test(path)) return true;
  return method === 'POST' && (path === 'order' || path.endsWith('/reorder'));
}
