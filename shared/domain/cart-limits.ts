export const MAX_QUANTITY = 9999;
