import type { CartResponse } from '#shared/contract/cart.ts';
import { packShownCart, SHOWN_FIELD } from '#shared/domain/shown-cart.ts';

/** Carries what the page shows of the cart along with a form: refused, the page can tell what has changed since. */
export function ShownCartField({ cart }: { cart: CartResponse }) {
  return <input type="hidden" name={SHOWN_FIELD} value={packShownCart(cart)} />;
}
