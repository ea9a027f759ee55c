/** Product families of brand contacts and quotes, as in paths. */
export const PRODUCT_FAMILIES = ['thermo', 'chauffage'] as const;
export type ProductFamily = (typeof PRODUCT_FAMILIES)[number];
