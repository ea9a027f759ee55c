import type { Generated } from 'kysely';
import type { Json } from './json.ts';

/** A product that is no longer sold. `product_id` is the number it had; `names` by language. */
export type FormerProductTable = {
  product_id: number;
  site_id: number;
  reference: string;
  names: Json;
  replacement_id: number | null;
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
  /** What it is for: `all`, `parts`, or `categories`. */
  applies_to: Generated<string>;
  category_ids: Generated<number[]>;
  /** Takes nothing off the signature line. */
  without_signature: Generated<boolean>;
  /** Of carriage: to mainland France alone. */
  mainland: Generated<boolean>;
  combinable: Generated<boolean>;
};
export type PromotionUseTable = {
  promotion_id: number;
  customer_id: number;
  used_at: Date;
  order_reference: string;
};
