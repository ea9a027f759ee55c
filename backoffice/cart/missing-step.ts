import type { CartStep } from '#shared/contract/cart.ts';

/** The first step that lacks something before an order can be made (behaviour: order steps). */
export function missingStep(cart: {
  isProfessional: boolean;
  isEmpty: boolean;
  /** Carrier, addresses, relay, telephone: all there. */
  isComplete: boolean;
}): CartStep | null {
  if (!cart.isProfessional || cart.isEmpty) return 'cart';
  return cart.isComplete ? null : 'shipping';
}
