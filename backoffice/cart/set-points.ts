import { refusePoints } from '#shared/domain/loyalty-use.ts';
import { cartRefusal } from './cart-refusal.ts';
import type { CartStepChange } from './change-cart.ts';

/**
 * Sets the points that the cart uses; 0 removes them.
 * @throws Failure 422 with the reason and the maximum
 */
export function setPoints(points: number): CartStepChange {
  return async (trx, { id, customerId, points: account }) => {
    if (points > 0) {
      if (!account) throw cartRefusal(customerId === null ? 'points_not_for_you' : 'points_no_programme');
      const refusal = refusePoints(points, account);
      if (refusal) throw cartRefusal(refusal.code, refusal.params);
    }
    await trx.updateTable('cart').set({ points }).where('id', '=', id).execute();
  };
}
