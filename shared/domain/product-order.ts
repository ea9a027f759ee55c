export const PRODUCT_ORDERS = ['position', 'price_asc', 'price_desc', 'name', 'newest'] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];
