import type { Generated } from 'kysely';
import type { Json } from './schema.ts';

/** A product that is no longer sold. `product_id` is the number it had; `names` by language. */
export type FormerProductTable = {
  product_id: number;
  site_id: number;
  reference: string;
  names: Json;
  replacement_id: number | null;
};
/** An order as the loyalty programme needs to know it. Days are read as texts: `to_char(ordered_on, 'YYYY-MM-DD')`. */
export type PastOrderTable = {
  id: Generated<number>;
  customer_id: number;
  reference: string;
  ordered_on: Date;
  delivered_on: Date | null;
  /** In cents before tax, of goods alone. */
  goods: number;
  points_used: Generated<number>;
  returned_on: Date | null;
  returned_goods: Generated<number>;
};
/** A code that takes something off an order: for one customer, or for all professionals. */
export type PromotionTable = {
  id: Generated<number>;
  site_id: number;
  code: string;
  customer_id: number | null;
  /** `percent`, `amount` in cents before tax, or `carriage`. */
  kind: string;
  value: number;
  /** In cents before tax, of goods. */
  minimum: number;
  /** `title` and `conditions` by language. */
  texts: Json;
  starts_at: Date;
  expires_at: Date;
};
export type PromotionUseTable = {
  promotion_id: number;
  customer_id: number;
  used_at: Date;
  order_reference: string;
};
