import { z } from 'zod';
import { CART_FAULTS, PROMO_FAULTS } from '#shared/domain/cart-faults.ts';
import { MOST_QUANTITY } from '#shared/domain/cart-limits.ts';
import { identifier } from './common.ts';
import { credit } from './credit.ts';
import { customer } from './customer.ts';
import { carrier, carrierName, shippingChoice, shippingForm } from './carrier.ts';
import { deliveryPromise } from './delivery-promise.ts';

/** What is sold: a size of a product in a colour, or a spare part. */
export const elementType = z.enum(['product', 'part']);
export type ElementType = z.infer<typeof elementType>;

/** Of one cart, and of one call. */
export const MOST_LINES = 200;

const euros = z.number();
const cover = z.object({ url: z.string(), alt: z.string() });

/** A line: amounts in euros before tax, those of `total_…` for its quantity. */
const cartLine = z.object({
  id: identifier,
  element_id: identifier,
  type: elementType,
  name: z.string(),
  reference: z.string(),
  /** Path of its page, where it has one. */
  path: z.string().nullable(),
  quantity: z.number().int().min(0),
  /** Public price. */
  unit_without_tax: euros,
  /** What its buyer pays: the public price less the discount of his company. */
  net_without_tax: euros,
  total_without_tax: euros,
  net_total_without_tax: euros,
  /** For its quantity. */
  eco_without_tax: euros,
  /** Percent. */
  vat_rate: z.number(),
  /** How many can be bought now. */
  max: z.number().int().min(0),
  stock: z.enum(['in_stock', 'low', 'out', 'on_order']),
  /** Working days until it leaves, of what is made to order. */
  delay_days: z.number().int().min(0).max(1000),
  cover: cover.nullable(),
});
export type CartLine = z.infer<typeof cartLine>;

const replacement = z.object({ element_id: identifier, reference: z.string(), name: z.string() });

/** What cannot be bought now: it costs nothing and holds nothing up. */
const unavailableLine = cartLine.extend({
  status: z.literal('out_of_stock'),
  /** Its buyer is told when it is back. */
  alerted: z.boolean(),
  replaced_by: replacement.nullable(),
});
export type UnavailableLine = z.infer<typeof unavailableLine>;

export const schemaGroup = z.object({
  schema: z.object({ id: identifier, slug: z.string(), title: z.string(), category: z.string() }),
  products: z.array(cartLine),
});
export type SchemaGroup = z.infer<typeof schemaGroup>;

/**
 * `total_without_tax` is `without_tax_base` and all of `remise`, `eco_without_tax` and `shipping`; `total` is that and
 * `tva`, which is rounded once a rate.
 */
const cartAmount = z.object({
  /** Goods at public prices. */
  without_tax_base: euros,
  /** Discounts, below zero: `pro`, `points`, and a promotion by its code. */
  remise: z.record(z.string(), euros),
  eco_without_tax: euros,
  shipping: euros,
  total_without_tax: euros,
  tva: euros,
  total: euros,
  /** `base` is what the rate is taken of. */
  tva_rates: z.array(z.object({ rate: z.number(), base: euros, amount: euros })),
});
export type CartAmount = z.infer<typeof cartAmount>;

export const promoFault = z.enum(PROMO_FAULTS);
export type PromoFault = z.infer<typeof promoFault>;

const notice = z.object({
  level: z.enum(['info', 'warning']),
  code: z.enum([
    'price_changed',
    'stock_reduced',
    'promo_removed',
    'promo_suspended',
    'promo_restored',
    'points_reduced',
    'lines_merged',
    'unavailable',
  ]),
  line_id: z.number().int().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type CartNotice = z.infer<typeof notice>;

/** A code the customer wants whose condition does not hold now; `params` as in a refusal of it. */
const suspendedCode = z.object({
  code: z.string(),
  label: z.string(),
  reason: promoFault,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type SuspendedCode = z.infer<typeof suspendedCode>;

/**
 * Destination of `amount.shipping`, of the carriers and of the promise. `relay` and `address`: where the order will be
 * delivered; `postcode`: the one tried in the cart, or the only one known.
 */
const destination = z.object({
  source: z.enum(['relay', 'address', 'postcode']),
  name: z.string().nullable(),
  zipcode: z.string(),
  city: z.string().nullable(),
});
export type Destination = z.infer<typeof destination>;

/** `refused`: why this cart cannot be paid so; `credit`: of payment on account. */
const paymentOffer = z.object({
  technical_name: z.string(),
  refused: z.literal('credit_exceeded').nullable(),
  credit: credit.nullable(),
});

/** `pending`: earned and not usable yet. `used`: taken off this cart. `max`: the most it could use now. */
const cartPoints = z.object({
  balance: z.number().int().min(0),
  pending: z.number().int().min(0),
  used: z.number().int().min(0),
  max: z.number().int().min(0),
});

export const CART_STEPS = ['cart', 'shipping', 'summary'] as const;
export const cartStep = z.enum(CART_STEPS);
export type CartStep = z.infer<typeof cartStep>;

/** Every cart call answers the whole cart, its lines by group. */
export const cartResponse = z.object({
  /** Names the cart to whoever reports a fault; it opens nothing. Empty while there is none. */
  token: z.string(),
  /**
   * Changes with everything an order of this cart would keep: lines, prices, codes, delivery, totals. `POST /order`
   * sends back the one that was shown. Empty while there is no cart.
   */
  version: z.string(),
  valid_until: z.iso.datetime().nullable(),
  count: z.number().int().min(0),
  list: z.object({
    products: z.array(cartLine),
    products_not_available: z.array(unavailableLine),
    products_from_schema: z.array(schemaGroup),
  }),
  amount: cartAmount,
  discounts: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      value: euros,
      /** Of the company's own discount, in percent. */
      percent: z.number().nullable(),
      removable: z.boolean(),
    }),
  ),
  /** They apply again as soon as their condition holds. */
  suspended_codes: z.array(suspendedCode),
  /** Points of the loyalty programme; `null` for guests and where there is no programme. */
  points: cartPoints.nullable(),
  notices: z.array(notice),
  company: customer.shape.company,
  /** The postcode tried in the cart; the address the order goes to counts from the delivery step on. */
  zipcode: z.string().nullable(),
  /** Grams. */
  weight: z.number().int().min(0),
  /** What `amount.shipping` is: nothing known yet, that of the cheapest carrier, or that of the one chosen. */
  shipping_state: z.enum(['unknown', 'estimate', 'chosen']),
  carriers: z.array(carrier),
  /** Technical name of the carrier that `amount.shipping` and `promise` are of. */
  shipping_carrier: carrierName.nullable(),
  destination: destination.nullable(),
  /** Null until a destination is known that a carrier takes the cart to. */
  promise: deliveryPromise.nullable(),
  /** What was chosen at the delivery step. */
  shipping: shippingChoice,
  paiement: z.array(paymentOffer),
  /** Every line is in stock and the express carrier takes the cart. */
  display_chronopost: z.boolean(),
  /** The first step that lacks something, `null` when an order can be made. */
  missing_step: cartStep.nullable(),
});
export type CartResponse = z.infer<typeof cartResponse>;

/** What the browser keeps of the cart between calls. */
export const cart = cartResponse.pick({
  token: true,
  valid_until: true,
  count: true,
  list: true,
  amount: true,
});

/** A cart is one page. */
export const cartQuery = z.object({
  type: z.literal('list').default('list'),
  step: cartStep.default('cart'),
  page: z.coerce.number<number>().int().min(1).max(1).default(1),
});

export const cartAddition = z.object({
  element_id: identifier,
  type: elementType,
  quantity: z.number().int().min(1).max(MOST_QUANTITY).default(1),
  /** The exploded view it is taken from. */
  schema_id: identifier.nullable().default(null),
});
export type CartAddition = z.infer<typeof cartAddition>;

/** Many additions in one transaction. Each has a result of its own: one that is refused leaves the others. */
export const cartAdditions = z.object({ elements: z.array(cartAddition).min(1).max(MOST_LINES) });

/**
 * `reduced`: fewer than asked for came into the cart, `quantity` of them. `refused`: none, and `code` tells why; `name` and
 * `reference` are null where nothing is sold under the number.
 */
const additionResult = z.object({
  type: elementType,
  element_id: identifier,
  schema_id: identifier.nullable(),
  reference: z.string().nullable(),
  name: z.string().nullable(),
  status: z.enum(['added', 'reduced', 'refused']),
  asked: z.number().int(),
  quantity: z.number().int().min(0),
  code: z.enum(CART_FAULTS).nullable(),
  /** Reference that is sold instead. */
  replaced_by: z.string().nullable(),
});
export type AdditionResult = z.infer<typeof additionResult>;

export const cartAdditionsResponse = cartResponse.extend({ results: z.array(additionResult) });
export type CartAdditionsResponse = z.infer<typeof cartAdditionsResponse>;

const changedLines = z
  .array(z.object({ id: identifier, quantity: z.number().int().min(0).max(MOST_QUANTITY) }))
  .max(MOST_LINES);

const changedElements = z.union([
  z
    .string()
    .max(20_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'This is no JSON.' });
        return z.NEVER;
      }
    })
    .pipe(changedLines),
  changedLines,
]);

/**
 * `list`: the lines as JSON in a text, as the specification has them, or as they are. None at all empties the cart.
 * `shipping`: what was said at the delivery step.
 */
export const cartChange = z
  .object({
    type: z.enum(['list', 'shipping']).default('list'),
    elements: changedElements.optional(),
    shipping: shippingForm.optional(),
  })
  .refine(({ type, elements }) => type !== 'list' || elements !== undefined, {
    error: 'required',
    path: ['elements'],
  })
  .refine(({ type, shipping }) => type !== 'shipping' || shipping !== undefined, {
    error: 'required',
    path: ['shipping'],
  });
export type CartChange = z.infer<typeof cartChange>;

export const cartRemoval = z.object({ id: identifier });
/** Number of points the cart is to use; 0 uses none. */
export const pointsForm = z.object({ points: z.number().int().min(0).max(1_000_000_000) });
export const promoCode = z.object({ code: z.string().max(40) });
/** The step that is to be entered. */
export const cartValidation = z.object({ step: cartStep });
export const stockAlertForm = z.object({ element_id: identifier, type: elementType });
export type StockAlertForm = z.infer<typeof stockAlertForm>;
export const zipcodeForm = z.object({ zipcode: z.string().max(20) });
