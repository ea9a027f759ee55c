import { cartRefusal } from './cart-refusal.ts';
import { checkPromotion } from './check-promotion.ts';
import type { CartStepChange } from './change-cart.ts';
import type { ElementScope } from './read-elements.ts';
import { findCode, readCodesOf } from './read-codes.ts';

const CENTS = 100;

/** Adds a code; one that is there already changes nothing. @throws Failure 422, with why it takes nothing off. */
export function addCode({ siteId, lang }: ElementScope, typed: string): CartStepChange {
  return async (within, { id: cartId, customerId, lines, deadCodes, zipcode }) => {
    const asked = { customerId, lang };
    const code = await findCode(within, siteId, typed, asked);
    if (!code) throw cartRefusal('promo_unknown');
    const dead = new Set(deadCodes.map(({ promotionId }) => promotionId));
    const others = (await readCodesOf(within, cartId, asked)).filter(
      ({ promotionId }) => promotionId !== code.promotionId && !dead.has(promotionId),
    );
    const refusal = checkPromotion(code, { now: new Date(), customerId, zipcode, lines, others });
    if (refusal)
      throw cartRefusal(refusal.fault, {
        code: code.code,
        ...(refusal.missing !== undefined && { missing: refusal.missing / CENTS }),
        ...(refusal.with !== undefined && { with: refusal.with }),
      });
    await within
      .insertInto('cart_promotion')
      .values({ cart_id: cartId, promotion_id: code.promotionId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
}

/** Takes a code away; one that is not there changes nothing. */
export function removeCode({ siteId, lang }: ElementScope, typed: string): CartStepChange {
  return async (within, { id: cartId, customerId }) => {
    const code = await findCode(within, siteId, typed, { customerId, lang });
    if (!code) return;
    await within
      .deleteFrom('cart_promotion')
      .where('cart_id', '=', cartId)
      .where('promotion_id', '=', code.promotionId)
      .execute();
  };
}
