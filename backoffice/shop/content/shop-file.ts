/** A file of a shop's folder. */
export type ShopFile = { path: string; text: string };
