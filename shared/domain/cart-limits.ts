/** Maximum quantity of a line. */
export const MOST_QUANTITY = 9999;
