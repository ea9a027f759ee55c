/** Reasons for which an element cannot be added to a cart (CK-15). */
export const CART_ERRORS = [
  'element_unknown',
  'out_of_stock',
  'not_for_sale',
  'cart_full',
  'zipcode_invalid',
] as const;

/** Reasons for which a promotion code has no effect (CK-10). */
export const PROMO_ERRORS = [
  'promo_unknown',
  'promo_expired',
  'promo_not_started',
  'promo_minimum',
  'promo_not_for_you',
  'promo_not_combinable',
  'promo_already_used',
] as const;
