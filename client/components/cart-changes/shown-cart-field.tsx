import type { CartResponse } from '#shared/contract/cart.ts';
import { packShownCart, SHOWN_FIELD } from '#shared/domain/shown-cart.ts';

/** Submits a snapshot of the shown cart with the form, so that a refused form can list the changes. */
export function ShownCartField({ cart }: { cart: CartResponse }) {
  return <input type="hidden" name={SHOWN_FIELD} value={packShownCart(cart)} />;
}
