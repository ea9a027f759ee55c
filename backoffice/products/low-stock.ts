/** Stock from which on the shop says that few pieces are left. */
export const LOW_STOCK = 10;
