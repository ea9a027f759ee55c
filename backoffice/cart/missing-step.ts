import type { CartStep } from '#shared/contract/cart.ts';

/** The first step that is incomplete before an order can be placed (behaviour: order steps). */
export function missingStep(cart: {
  isProfessional: boolean;
  isEmpty: boolean;
  isComplete: boolean;
}): CartStep | null {
  if (!cart.isProfessional || cart.isEmpty) return 'cart';
  return cart.isComplete ? null : 'shipping';
}
