import { Failure } from '#backoffice/http/failure.ts';
import type { PromoFault } from '#shared/contract/cart.ts';
import type { CART_FAULTS } from '#shared/domain/cart-faults.ts';
import type { PointsFault } from '#shared/domain/loyalty-use.ts';

export type CartFault = (typeof CART_FAULTS)[number] | PromoFault | PointsFault;

/** Refusal of a cart change, with the reason in `errors.code` (CK-10, CK-15). */
export function cartRefusal(fault: CartFault, params?: Record<string, string | number>): Failure {
  return new Failure(422, {
    code: 'cart_refused',
    message: 'The cart stays as it is.',
    errors: { code: fault },
    ...(params && { params }),
  });
}
