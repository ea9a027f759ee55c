import { Failure } from '#backoffice/http/failure.ts';
import type { PromoErrorCode } from '#shared/contract/cart.ts';
import type { CART_ERRORS } from '#shared/domain/cart-errors.ts';
import type { PointsErrorCode } from '#shared/domain/loyalty-use.ts';

export type CartErrorCode = (typeof CART_ERRORS)[number] | PromoErrorCode | PointsErrorCode;

/** Refusal of a cart change, with the reason in `errors.code` (CK-10, CK-15). */
export function cartRefusal(reason: CartErrorCode, params?: Record<string, string | number>): Failure {
  return new Failure(422, {
    code: 'cart_refused',
    message: 'The cart stays as it is.',
    errors: { code: reason },
    ...(params && { params }),
  });
}
