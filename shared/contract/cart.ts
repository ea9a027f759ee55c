import { z } from 'zod';
import { CART_ERRORS, PROMO_ERRORS } from '#shared/domain/cart-errors.ts';
import { MAX_QUANTITY } from '#shared/domain/cart-limits.ts';
import { identifier } from './common.ts';
import { credit } from './credit.ts';
import { customer } from './customer.ts';
import { carrier, carrierName, shippingChoice, shippingForm } from './carrier.ts';
import { cartAmount, cartLine, elementType, euros, schemaGroup, unavailableLine } from './cart-line.ts';
import { deliveryPromise } from './delivery-promise.ts';

export type ElementType = z.infer<typeof elementType>;
export type CartLine = z.infer<typeof cartLine>;
export type UnavailableLine = z.infer<typeof unavailableLine>;
export type SchemaGroup = z.infer<typeof schemaGroup>;
export type CartAmount = z.infer<typeof cartAmount>;

/** Limit of one cart and of one request. */
export const MAX_CART_LINES = 200;

export const promoErrorCode = z.enum(PROMO_ERRORS);
export type PromoErrorCode = z.infer<typeof promoErrorCode>;

const notice = z
  .object({
    level: z.enum(['info', 'warning']).describe('Weight of the notice.'),
    code: z
      .enum([
        'price_changed',
        'stock_reduced',
        'promo_removed',
        'promo_suspended',
        'promo_restored',
        'points_reduced',
        'lines_merged',
        'unavailable',
      ])
      .describe('What changed.'),
    line_id: z.number().int().nullable().describe('Number of the line concerned.'),
    params: z.record(z.string(), z.union([z.string(), z.number()])).describe('Figures of the message.'),
  })
  .meta({ id: 'CartNotice', description: 'A change of the cart that the customer sees once.' });
export type CartNotice = z.infer<typeof notice>;

const suspendedCode = z
  .object({
    code: z.string().describe('Code, the same in every language.'),
    label: z.string().describe('Label in the language of the request.'),
    reason: promoErrorCode.describe('Reason why the code takes nothing off now.'),
    params: z.record(z.string(), z.union([z.string(), z.number()])).describe('Figures of the message.'),
  })
  .meta({ id: 'SuspendedCode', description: 'A promotion code whose condition does not hold now.' });
export type SuspendedCode = z.infer<typeof suspendedCode>;

/** Destination of `amount.shipping`, of the carriers and of the promise. */
const destination = z.object({
  source: z
    .enum(['relay', 'address', 'postcode'])
    .describe(
      'Origin of the destination: chosen relay, address of the order, or the postcode tried in the cart.',
    ),
  name: z.string().nullable().describe('Name in the language of the request.'),
  zipcode: z.string().describe('French postcode, five digits.'),
  city: z.string().nullable().describe('Town.'),
});
export type Destination = z.infer<typeof destination>;

const paymentOffer = z.object({
  technical_name: z.string().describe('Means of payment.'),
  refused: z.literal('credit_exceeded').nullable().describe('Reason why this cart cannot be paid so.'),
  credit: credit.nullable().describe('Credit of the company, for payment on account.'),
});

const cartPoints = z
  .object({
    balance: z.number().int().min(0).describe('Usable points.'),
    pending: z.number().int().min(0).describe('Points that are earned and not usable yet.'),
    used: z.number().int().min(0).describe('Points that this cart uses.'),
    max: z.number().int().min(0).describe('Most points that this cart could use.'),
  })
  .meta({ id: 'CartPoints', description: 'Loyalty points of the cart.' });

export const CART_STEPS = ['cart', 'shipping', 'summary'] as const;
export const cartStep = z.enum(CART_STEPS);
export type CartStep = z.infer<typeof cartStep>;

/** Every cart operation returns the whole cart, its lines by group. */
export const cartResponse = z
  .object({
    token: z
      .string()
      .describe('Identifies the cart in support requests; it opens nothing. Empty without a cart.'),
    version: z
      .string()
      .describe(
        'Changes with lines, prices, codes, delivery and totals; sent back with the order. Empty without a cart.',
      ),
    valid_until: z.iso.datetime().nullable().describe('Time until which the cart is stored.'),
    count: z.number().int().min(0).describe('Number of pieces.'),
    list: z
      .object({
        products: z.array(cartLine).describe('Lines that can be ordered.'),
        products_not_available: z
          .array(unavailableLine)
          .describe('Lines that cannot be bought now; they cost nothing.'),
        products_from_schema: z
          .array(schemaGroup)
          .describe('Spare parts by the exploded view they were taken from.'),
      })
      .describe('Lines by group.'),
    amount: cartAmount.describe('Amounts of the cart.'),
    discounts: z
      .array(
        z.object({
          code: z.string().describe('Code, the same in every language.'),
          label: z.string().describe('Label in the language of the request.'),
          value: euros.describe('Discount in euros before tax.'),
          percent: z.number().nullable().describe('Discount of the company in percent.'),
          removable: z.boolean().describe('The customer can remove it.'),
        }),
      )
      .describe('Discounts that apply.'),
    suspended_codes: z
      .array(suspendedCode)
      .describe('Codes whose condition does not hold now; they apply again when it does.'),
    points: cartPoints
      .nullable()
      .describe('Loyalty points; `null` for guests and sites without a programme.'),
    notices: z.array(notice).describe('Changes since the cart was shown last, each reported once.'),
    company: customer.shape.company.describe('Company of the professional.'),
    zipcode: z.string().nullable().describe('Postcode that shipping is estimated for.'),
    weight: z.number().int().min(0).describe('Weight in grams.'),
    shipping_state: z
      .enum(['unknown', 'estimate', 'chosen'])
      .describe(
        'Whether shipping is unknown, an estimate of the cheapest carrier, or that of the chosen one.',
      ),
    carriers: z.array(carrier).describe('Carriers with their price and promise for this cart.'),
    shipping_carrier: carrierName
      .nullable()
      .describe('Technical name of the carrier that shipping and promise refer to.'),
    destination: destination.nullable().describe('Destination of shipping and promise.'),
    promise: deliveryPromise
      .nullable()
      .describe('Promise of arrival; `null` until a destination is known that a carrier serves.'),
    shipping: shippingChoice.describe('Choices of the delivery step.'),
    paiement: z.array(paymentOffer).describe('Means of payment on offer.'),
    display_chronopost: z
      .boolean()
      .describe('Every line is in stock and the express carrier takes the cart.'),
    missing_step: cartStep.nullable().describe('First incomplete step; `null` when the cart can be ordered.'),
  })
  .meta({ id: 'Cart', description: 'The whole cart.' });
export type CartResponse = z.infer<typeof cartResponse>;

/** Part of the cart that the browser stores between requests. */
export const cart = cartResponse.pick({
  token: true,
  valid_until: true,
  count: true,
  list: true,
  amount: true,
});

export const cartQuery = z.object({
  type: z.literal('list').default('list').describe('Always `list`.'),
  step: cartStep.default('cart').describe('Step of the checkout the visitor is at.'),
  page: z.coerce.number<number>().int().min(1).max(1).default(1).describe('Always 1: a cart is one page.'),
});

export const cartAddition = z
  .object({
    element_id: identifier.describe('Number of the variant or part.'),
    type: elementType.describe('Kind of element.'),
    quantity: z.number().int().min(1).max(MAX_QUANTITY).default(1).describe('Number of pieces to add.'),
    schema_id: identifier
      .nullable()
      .default(null)
      .describe('Number of the exploded view that the part is taken from.'),
  })
  .meta({ id: 'CartAddition', description: 'An element to add to the cart.' });
export type CartAddition = z.infer<typeof cartAddition>;

/** Adds many elements in one transaction. A refused element leaves the others. */
export const cartAdditions = z.object({
  elements: z
    .array(cartAddition)
    .min(1)
    .max(MAX_CART_LINES)
    .describe('Elements to add, each with a result of its own.'),
});

const additionResult = z
  .object({
    type: elementType.describe('Kind of element.'),
    element_id: identifier.describe('Number of the variant or part.'),
    schema_id: identifier.nullable().describe('Number of the exploded view.'),
    reference: z.string().nullable().describe('Reference by which it is ordered.'),
    name: z.string().nullable().describe('Name in the language of the request.'),
    status: z
      .enum(['added', 'reduced', 'refused'])
      .describe('Added, added with a smaller quantity, or refused.'),
    asked: z.number().int().describe('Quantity of the request.'),
    quantity: z.number().int().min(0).describe('Quantity that was added.'),
    code: z.enum(CART_ERRORS).nullable().describe('Reason of a refusal.'),
    replaced_by: z.string().nullable().describe('Reference that is sold instead.'),
  })
  .meta({ id: 'AdditionResult', description: 'Result of one element of an addition.' });
export type AdditionResult = z.infer<typeof additionResult>;

export const cartAdditionsResponse = cartResponse.extend({
  results: z.array(additionResult).describe('Result of each element, in the order of the request.'),
});
export type CartAdditionsResponse = z.infer<typeof cartAdditionsResponse>;

const changedLines = z
  .array(
    z.object({
      id: identifier.describe('Number of the entity.'),
      quantity: z.number().int().min(0).max(MAX_QUANTITY).describe('New quantity; 0 removes the line.'),
    }),
  )
  .max(MAX_CART_LINES);

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

/** `list` is an array or, by the specification, its JSON text. */
export const cartChange = z
  .object({
    type: z
      .enum(['list', 'shipping'])
      .default('list')
      .describe('`list` sets quantities, `shipping` stores the delivery step.'),
    elements: changedElements
      .optional()
      .describe(
        'Lines with their new quantities, as a list or as its JSON text. An empty list empties the cart.',
      ),
    shipping: shippingForm.optional().describe('Choices of the delivery step.'),
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

export const cartRemoval = z.object({ id: identifier.describe('Number of the line.') });
export const pointsForm = z.object({
  points: z
    .number()
    .int()
    .min(0)
    .max(1_000_000_000)
    .describe('Number of points the cart is to use; 0 uses none.'),
});
export const promoCode = z.object({ code: z.string().max(40).describe('Promotion code.') });
export const cartValidation = z.object({ step: cartStep.describe('Step that the visitor wants to enter.') });
export const stockAlertForm = z.object({
  element_id: identifier.describe('Number of the variant or part.'),
  type: elementType.describe('Kind of element.'),
});
export type StockAlertForm = z.infer<typeof stockAlertForm>;
export const zipcodeForm = z.object({
  zipcode: z.string().max(20).describe('Postcode to estimate shipping for; empty ends the estimate.'),
});
