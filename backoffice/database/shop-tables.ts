import type { ColumnType, Generated } from 'kysely';
import type { Json } from './json.ts';
import type { CarrierTable, RelayPointTable } from './shipping-tables.ts';

export type ShopSchema = {
  part: PartTable;
  /** Kinds of parts with their name by language. */
  part_family: { id: Generated<number>; site_id: number; code: string; position: number; labels: Json };
  part_product: PartProductTable;
  /** Search keys of a part in the form of `plateKey` (shared/domain/plate-key.ts). */
  part_key: { part_id: number; key: string; kind: string };
  /** Pasted lists by a hash of their key. */
  quick_order: {
    key_hash: string;
    site_id: number;
    source: string;
    columns: ColumnType<unknown, string | undefined, string>;
    ends_at: Date;
  };
  part_words: { part_id: number; lang: string; words: string };
  exploded_view: ExplodedViewTable;
  exploded_view_product: ExplodedViewProductTable;
  exploded_view_part: ExplodedViewPartTable;
  cart: CartTable;
  cart_line: CartLineTable;
  cart_promotion: CartPromotionTable;
  stock_alert: StockAlertTable;
  shop_order: ShopOrderTable;
  shop_order_line: ShopOrderLineTable;
  shop_order_event: ShopOrderEventTable;
  loyalty_movement: LoyaltyMovementTable;
  /** Outbox of order e-mails. */
  order_letter: {
    id: Generated<number>;
    order_id: number;
    kind: string;
    parcel_id: ColumnType<number | null, number | null | undefined, number | null>;
    credit_note_id: ColumnType<number | null, number | null | undefined, number | null>;
  };
  number_series: { site_id: number; series: string; last: number };
  invoice: InvoiceTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  carrier: CarrierTable;
  relay_point: RelayPointTable;
  shop_file: ShopFileTable;
};

/** A file of a shop's folder. `stored`: below the folder of media; `focus_x`, `focus_y`: from 0 to 1. */
type ShopFileTable = {
  id: Generated<number>;
  site_id: number;
  path: string;
  hash: string;
  bytes: number;
  stored: string;
  focus_x: number | null;
  focus_y: number | null;
  alt: Json;
};

/** Amounts in integer cents before tax, rates of VAT in hundredths of a percent, weights in grams. */
type PartTable = {
  id: Generated<number>;
  site_id: number;
  category_id: number;
  /** `spare` or `accessory`. */
  kind: string;
  /** Family of parts: `thermostat`, `heating-element` … */
  family: string;
  reference: string;
  ean: string;
  old_references: Generated<string[]>;
  /** By language. */
  names: Json;
  details: ColumnType<unknown, string | undefined, string>;
  price: number;
  eco: Generated<number>;
  /** `null`: the standard rate of the site. */
  vat_rate: ColumnType<number | null, number | null | undefined, number | null>;
  weight: number;
  stock: number;
  /** Stock at and below which it is low; `null`: the number of the shop. */
  low_stock: ColumnType<number | null, number | null | undefined, number | null>;
  /** `available`, `on_order` or `obsolete`. */
  status: string;
  delay_days: Generated<number>;
  replaced_by_id: number | null;
  /** By language. */
  replaced_why: ColumnType<unknown, string | null | undefined, string | null>;
};
type PartProductTable = {
  part_id: number;
  product_id: number;
  /** Number of pieces in one product. */
  quantity: Generated<number>;
  year_from: number | null;
  year_to: number | null;
  serial_from: string | null;
  serial_to: string | null;
};
type ExplodedViewTable = {
  id: Generated<number>;
  site_id: number;
  category_id: number;
  code: string;
  slugs: Json;
  titles: Json;
  /** `url`, `width`, `height`, and `alt` by language. */
  image: Json;
  position: Generated<number>;
};
type ExplodedViewProductTable = {
  view_id: number;
  product_id: number;
  year_from: number;
  year_to: number | null;
};
/** `x`, `y` and `r` are fractions of the picture; `null` for a part the picture does not show. */
type ExplodedViewPartTable = {
  view_id: number;
  position: string;
  part_id: number;
  quantity: Generated<number>;
  x: number | null;
  y: number | null;
  r: number | null;
};
type CartTable = {
  id: Generated<number>;
  site_id: number;
  token_hash: string;
  customer_id: number | null;
  /** `open`, `ordered` or `merged`. */
  state: Generated<string>;
  zipcode: string | null;
  shipping: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  valid_until: Date;
  /** Number of lines merged from the guest cart; a notice until the cart changes. */
  merged_lines: Generated<number>;
  points: Generated<number>;
};
type CartLineTable = {
  id: Generated<number>;
  cart_id: number;
  /** `product` (a variant) or `part`. */
  type: string;
  element_id: number;
  /** The exploded view that the part was taken from. */
  schema_id: number | null;
  quantity: number;
  /** The price that the buyer has seen last. */
  unit_seen: number;
  /** Requested quantity, when the stock was lower. */
  asked: ColumnType<number | null, number | null | undefined, number | null>;
};
/** A promotion code of the cart. `told`: the refusal shown last; `null` while it applies. */
type CartPromotionTable = {
  cart_id: number;
  promotion_id: number;
  told: ColumnType<string | null, string | null | undefined, string | null>;
};
type StockAlertTable = {
  id: Generated<number>;
  site_id: number;
  customer_id: number;
  type: string;
  element_id: number;
  lang: string;
  asked_at: Generated<Date>;
};
type ShopOrderTable = {
  id: Generated<number>;
  site_id: number;
  reference: string;
  /** `null` after the deletion of the account. */
  customer_id: number | null;
  cart_id: number | null;
  idempotency_key: string | null;
  /** Version of the ordered cart, and a hash of the request (orders/known-order.ts). */
  cart_version: ColumnType<string | null, string | null | undefined, string | null>;
  request_hash: ColumnType<string | null, string | null | undefined, string | null>;
  lang: string;
  status: string;
  payment: string;
  carrier: string;
  /** The buyer on the day of the order. */
  buyer: Json;
  delivery_address: Json;
  invoice_address: Json;
  relay: ColumnType<unknown, string | null | undefined, string | null>;
  phone: string | null;
  comment: Generated<string>;
  /** Order number in the buyer's books and site of the delivery; empty without one. */
  buyer_order_number: Generated<string>;
  site_reference: Generated<string>;
  amount: Json;
  /** With tax. */
  total: number;
  /** Money that came by transfer or on account, in cents. */
  received: Generated<number>;
  tracking: string | null;
  /** `OrderPromise`; `null` for orders before migration 0042. */
  promise: ColumnType<unknown, string | null | undefined, string | null>;
  /** Price of the goods in cents before tax, without eco fee and shipping: the basis of loyalty points. */
  goods: Generated<number>;
  created_at: Generated<Date>;
};
type ShopOrderLineTable = {
  id: Generated<number>;
  order_id: number;
  type: string;
  element_id: number;
  reference: string;
  name: string;
  quantity: number;
  unit: number;
  total: number;
  eco: number;
  vat_rate: number;
  weight: number;
  schema_title: string | null;
  /** Pieces taken from the stock for this line and not shipped yet. */
  taken: Generated<number>;
  /** `quantity` is the sum of `shipped`, `cancelled` and the open pieces. */
  shipped: Generated<number>;
  cancelled: Generated<number>;
  /** Part of `shipped`. */
  returned: Generated<number>;
  /** Part of `invoiced`. */
  credited: Generated<number>;
  /** Pieces on the invoice; `null` before it is issued. */
  invoiced: ColumnType<number | null, number | null | undefined, number | null>;
};
type ShopOrderEventTable = {
  id: Generated<number>;
  order_id: number;
  code: string;
  details: ColumnType<unknown, string | undefined, string>;
  happened_at: Generated<Date>;
};
/** Points that an order used or returned. Append-only. */
type LoyaltyMovementTable = {
  id: Generated<number>;
  order_id: number;
  /** Payment attempt of the order, from 1. */
  attempt: number;
  /** `used` or `restored`. */
  kind: string;
  points: number;
  happened_at: Generated<Date>;
};
type InvoiceTable = {
  order_id: number;
  site_id: number;
  number: string;
  issued_at: Generated<Date>;
  /** The legal identity under which it was issued. */
  seller: Json;
};
type PaymentTable = {
  id: Generated<number>;
  order_id: number;
  provider: string;
  /** Number of the payment at the provider, once its page was requested. */
  provider_id: ColumnType<string | null, string | null | undefined, string | null>;
  reference: string;
  /** With tax. */
  amount: number;
  /** `pending`, `paid`, `refused`, `cancelled`, `refund_due` or `refunded`. */
  state: string;
  reason: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  checked_at: Date | null;
};
type PaymentEventTable = {
  provider: string;
  event_id: string;
  payment_id: number;
  state: string;
  received_at: Generated<Date>;
};
