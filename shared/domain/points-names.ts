/** Name of the discount by points among the discounts of a cart or an order. */
export const POINTS_CODE = 'points';

/** The setting of a site with a loyalty programme. */
export const LOYALTY_SETTING = 'loyalty_programme';
