import { refusePoints } from '#shared/domain/loyalty-use.ts';
import { cartRefusal } from './cart-refusal.ts';
import type { CartStepChange } from './change-cart.ts';

/** Uses so many points on the cart; 0 uses none. @throws Failure 422, with why and how many can be used. */
export function setPoints(points: number): CartStepChange {
  return async (trx, { id, customerId, points: account }) => {
    if (points > 0) {
      if (!account) throw cartRefusal(customerId === null ? 'points_not_for_you' : 'points_no_programme');
      const refusal = refusePoints(points, account);
      if (refusal) throw cartRefusal(refusal.fault, refusal.params);
    }
    await trx.updateTable('cart').set({ points }).where('id', '=', id).execute();
  };
}
