/** Of one line. */
export const MOST_QUANTITY = 9999;
