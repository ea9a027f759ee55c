import type { Generated } from 'kysely';
import type { Json } from './json.ts';

/** A product that is no longer sold. `product_id`: its former number; `names`: by language. */
export type FormerProductTable = {
  product_id: number;
  site_id: number;
  reference: string;
  names: Json;
  replacement_id: number | null;
};
export type PromotionTable = {
  id: Generated<number>;
  site_id: number;
  code: string;
  customer_id: number | null;
  /** `percent`, `amount` in cents before tax, or `carriage`. */
  kind: string;
  value: number;
  /** Minimum of goods in cents before tax. */
  minimum: number;
  /** `title` and `conditions` by language. */
  texts: Json;
  starts_at: Date;
  expires_at: Date;
  /** Scope: `all`, `parts` or `categories`. */
  applies_to: Generated<string>;
  category_ids: Generated<number[]>;
  /** The code excludes the signature line. */
  without_signature: Generated<boolean>;
  /** Free shipping applies to mainland France only. */
  mainland: Generated<boolean>;
  combinable: Generated<boolean>;
};
export type PromotionUseTable = {
  promotion_id: number;
  customer_id: number;
  used_at: Date;
  order_reference: string;
};
/** Points that the team has added, or taken where negative. Append-only. */
export type PointCorrectionTable = {
  id: Generated<number>;
  customer_id: number;
  points: number;
  /** In the language `lang`. */
  reason: string;
  lang: string;
  /** Name of the operator. */
  corrected_by: string;
  corrected_at: Date;
};
