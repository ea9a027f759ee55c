import type { CartShipping } from '#backoffice/shipping/read-shipping.ts';
import type { CartNotice, CartStep, ElementType } from '#shared/contract/cart.ts';
import type { PointsAccount } from '#shared/domain/loyalty-use.ts';
import type { CodeRefusal } from './check-promotion.ts';
import type { LineTotals, Totals } from './totals.ts';

/** Something that is sold, as it stands now. Integer cents before tax, grams, rates in hundredths of a percent. */
export type SoldElement = {
  type: ElementType;
  elementId: number;
  reference: string;
  name: string;
  /** Path of its page in the language of the call. */
  path: string | null;
  /** Below the media address. */
  cover: { url: string; alt: string } | null;
  /** Public price; `null` where it is only quoted. */
  unit: number | null;
  /** For one. */
  eco: number;
  vatRate: number;
  weight: number;
  stock: number;
  /** `on_order` is made when it is asked for: it takes nothing from the stock, and any number of it can be bought. */
  status: 'available' | 'on_order' | 'obsolete';
  delayDays: number;
  /** Of all levels. */
  categoryIds: number[];
  isSignature: boolean;
  replacedBy: { elementId: number; reference: string; name: string } | null;
};

export type SchemaOfLine = { id: number; slug: string; title: string; category: string };

/** A line that can be bought: `quantity` of it is there. */
export type PricedLine = SoldElement &
  LineTotals & {
    id: number;
    unit: number;
    schema: SchemaOfLine | null;
    quantity: number;
    /** How many can be bought now. */
    max: number;
    /** An order takes its quantity from the stock. */
    takesStock: boolean;
  };

/** A line that cannot be bought now: it is in no total. */
export type UnavailableLine = SoldElement & {
  id: number;
  quantity: number;
  schema: SchemaOfLine | null;
  isAlerted: boolean;
};

export type AppliedDiscount = {
  /** `pro`, `points`, or the code of a promotion. */
  code: string;
  /** Below zero. */
  amount: number;
  label: string;
  percent: number | null;
  /** `null` for the company's own discount, and for points. */
  promotionId: number | null;
};

/** A code in the cart that takes nothing off now. */
export type IdleCode = {
  promotionId: number;
  code: string;
  label: string;
  refusal: CodeRefusal;
  /** The refusal that was shown last; null: it applied then. */
  told: string | null;
};

/** Points of a cart's customer, and how many this cart uses. */
export type CartPoints = PointsAccount & {
  /** Number its buyer asked for. */
  wanted: number;
  /** Number it uses: those asked for, as far as the balance and the goods allow. */
  used: number;
  /** The most it could use. */
  max: number;
  /** When the balance was read. */
  at: Date;
};

/** A cart as it stands now: what it costs, and what has changed since its buyer has last seen it. */
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
  /** Codes that will never apply again: the next change of the cart removes them. */
  expiredCodes: IdleCode[];
  /** Codes whose condition does not hold now. */
  suspendedCodes: IdleCode[];
  /** Codes that apply again since the cart was last changed. */
  restoredCodes: { promotionId: number; code: string }[];
  shipping: CartShipping;
  totals: Totals;
  /** `null` for guests, and on sites without a loyalty programme. */
  points: CartPoints | null;
  /** Grams, of what can be bought. */
  weight: number;
  notices: CartNotice[];
  missingStep: CartStep | null;
};
