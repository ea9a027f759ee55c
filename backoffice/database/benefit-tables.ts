import type { Json } from './schema.ts';

/** A product that is no longer sold. `product_id` is the number it had; `names` by language. */
export type FormerProductTable = {
  product_id: number;
  site_id: number;
  reference: string;
  names: Json;
  replacement_id: number | null;
};
