export const MOST_QUANTITY = 9999;
