/** Name of the discount by points among the discounts of a cart or an order. */
export const POINTS_CODE = 'points';

/** The setting a site with a loyalty programme has. */
export const LOYALTY_SETTING = 'loyalty_programme';
