import type { CartShipping } from '#backoffice/shipping/read-shipping.ts';
import { cartRefusal } from './cart-refusal.ts';
import { checkPromotion, refusalParams } from './check-promotion.ts';
import type { CartStepChange } from './change-cart.ts';
import type { ElementScope } from './element-scope.ts';
import { findCode, readCodesOf } from './read-codes.ts';

/**
 * Adds a code; one that is in the cart already changes nothing.
 * @throws Failure 422 with the reason of the refusal
 */
export function addCode({ siteId, lang }: ElementScope, typed: string): CartStepChange {
  return async (trx, { id: cartId, customerId, lines, shipping, ...before }) => {
    const asked = { customerId, lang };
    const code = await findCode(trx, siteId, typed, asked);
    if (!code) throw cartRefusal('promo_unknown');
    const idle = new Set(
      [...before.expiredCodes, ...before.suspendedCodes].map(({ promotionId }) => promotionId),
    );
    const others = (await readCodesOf(trx, cartId, asked)).filter(
      ({ promotionId }) => promotionId !== code.promotionId && !idle.has(promotionId),
    );
    const zipcode = deliveryZipcode(shipping);
    const refusal = checkPromotion(code, { now: new Date(), customerId, zipcode, lines, others });
    if (refusal) throw cartRefusal(refusal.reason, { code: code.code, ...refusalParams(refusal) });
    await trx
      .insertInto('cart_promotion')
      .values({ cart_id: cartId, promotion_id: code.promotionId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
}

/** Removes a code; one that is not in the cart changes nothing. */
export function removeCode({ siteId, lang }: ElementScope, typed: string): CartStepChange {
  return async (trx, { id: cartId, customerId }) => {
    const code = await findCode(trx, siteId, typed, { customerId, lang });
    if (!code) return;
    await trx
      .deleteFrom('cart_promotion')
      .where('cart_id', '=', cartId)
      .where('promotion_id', '=', code.promotionId)
      .execute();
  };
}

/**
 * Postcode of the delivery address: a tried postcode does not decide whether a code can be
 * added.
 */
function deliveryZipcode({ destination, choice }: CartShipping): string | null {
  const address = choice.delivery_address;
  if (destination?.source === 'postcode' && address) return address.zipcode;
  return destination?.zipcode ?? null;
}
