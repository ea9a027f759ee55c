import type { CartShipping } from '#backoffice/shipping/read-shipping.ts';
import type { CartNotice, CartStep, ElementType } from '#shared/contract/cart.ts';
import type { PointsAccount } from '#shared/domain/loyalty-use.ts';
import type { PaymentMeans } from '#shared/domain/order-status.ts';
import type { CodeRefusal } from './check-promotion.ts';
import type { LineTotals, Totals } from './totals.ts';

/**
 * An element that is sold, at its current price. Integer cents before tax, grams, rates in
 * hundredths of a percent.
 */
export type SoldElement = {
  type: ElementType;
  elementId: number;
  reference: string;
  name: string;
  /** Path of its page in the language of the call. */
  path: string | null;
  /** Relative to the media address. */
  cover: { url: string; alt: string } | null;
  /** Public price; `null` when it is only quoted. */
  unit: number | null;
  /** Price of the net price list; `null`: the discount of the company decides. */
  net: number | null;
  /** Eco fee of one. */
  eco: number;
  vatRate: number;
  weight: number;
  stock: number;
  /**
   * `on_order` elements are made to order: they take nothing from stock, and any quantity can
   * be bought.
   */
  status: 'available' | 'on_order' | 'obsolete';
  delayDays: number;
  /** Categories of all levels. */
  categoryIds: number[];
  isSignature: boolean;
  replacedBy: { elementId: number; reference: string; name: string } | null;
};

export type SchemaOfLine = { id: number; slug: string; title: string; category: string };

/** A line that can be bought in full. */
export type PricedLine = SoldElement &
  LineTotals & {
    id: number;
    unit: number;
    schema: SchemaOfLine | null;
    quantity: number;
    max: number;
    /** True when an order takes its quantity from the stock. */
    takesStock: boolean;
  };

/** A line that cannot be bought now: no total includes it. */
export type UnavailableLine = SoldElement & {
  id: number;
  quantity: number;
  schema: SchemaOfLine | null;
  isAlerted: boolean;
};

export type AppliedDiscount = {
  /** `pro`, `points`, or the code of a promotion. */
  code: string;
  /** Negative. */
  amount: number;
  label: string;
  percent: number | null;
  /** `null` for the company's own discount, and for points. */
  promotionId: number | null;
};

/** A code in the cart that does not apply now. */
export type IdleCode = {
  promotionId: number;
  code: string;
  label: string;
  refusal: CodeRefusal;
  /** The refusal that was shown last; null: it applied then. */
  told: string | null;
};

/** Points of the customer, and the number that this cart uses. */
export type CartPoints = PointsAccount & {
  requested: number;
  /** Number in use: those requested, limited by the balance and the goods. */
  used: number;
  max: number;
  at: Date;
};

/** A cart at current prices, with the changes that its buyer has not seen. */
export type PricedCart = {
  id: number;
  siteId: number;
  customerId: number | null;
  handle: string;
  validUntil: Date;
  zipcode: string | null;
  lines: PricedLine[];
  unavailable: UnavailableLine[];
  discounts: AppliedDiscount[];
  /** Codes that can never apply again: the next change of the cart removes them. */
  expiredCodes: IdleCode[];
  suspendedCodes: IdleCode[];
  /** Codes that apply again since the last change of the cart. */
  restoredCodes: { promotionId: number; code: string }[];
  shipping: CartShipping;
  totals: Totals;
  /** `null` for guests, and on sites without a loyalty programme. */
  points: CartPoints | null;
  /** Grams, of the available lines. */
  weight: number;
  notices: CartNotice[];
  /** Means of payment of the site. */
  paymentMeans: readonly PaymentMeans[];
  missingStep: CartStep | null;
};
