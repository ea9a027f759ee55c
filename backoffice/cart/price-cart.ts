import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { Commerce } from '#shared/contract/commerce.ts';
import type { CartStep } from '#shared/contract/cart.ts';
import { POINTS_CODE } from '#shared/domain/points-names.ts';
import type { Locale } from '#shared/locale.ts';
import { allotStock, type AllottedLine } from './allot-stock.ts';
import { applyCodes, toTotalsPromotion } from './apply-codes.ts';
import { cartNotices } from './cart-notices.ts';
import { readCartRows, type StoredCart } from './cart-rows.ts';
import type { CodeLine, CodeRules } from './check-promotion.ts';
import { missingStep } from './missing-step.ts';
import type { AppliedDiscount, PricedCart, PricedLine } from './priced-cart.ts';
import { readAlerts } from './read-alerts.ts';
import { readCodesOf } from './read-codes.ts';
import { readElements } from './read-elements.ts';
import { totalsWithPoints } from './points-of-cart.ts';
import { shippingOf, weightOf } from './shipping-of-cart.ts';
import { netOf, type Totals } from './totals.ts';

/** `step`: the page that calls. A tried postcode counts on the cart page only. */
export type CartToPrice = { cartId: number; lang: Locale; step?: CartStep };

const HANDLE_LENGTH = 16;

/**
 * Prices a cart. Reads only: pass the transaction that locks the cart's row for a stable
 * result.
 * @throws when the cart does not exist
 */
export async function priceCart(
  db: Kysely<Schema>,
  { cartId, lang, step = 'summary' }: CartToPrice,
  now = new Date(),
): Promise<PricedCart> {
  const cart = await readCartRows(db, cartId, lang);
  const { siteId, customer, zipcode } = cart;
  const scope = { siteId, lang };
  const site = await db
    .selectFrom('site')
    .select(['commerce', 'vat_rate'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  const elements = await readElements(db, scope, cart.lines);
  const allotted = allotStock(cart.lines, elements);
  const { unavailable } = allotted;
  const available = allotted.available.map((line) => withNet(line, customer !== null));
  const discount = customer?.discount ?? 0;
  const codeLines = available.map((line) => toCodeLine(line, discount));
  const shipping = await shippingOf(db, cart, { lang, lines: available, triesZipcode: step === 'cart' }, now);
  const codes = applyCodes(await readCodesOf(db, cartId, { customerId: customer?.id ?? null, lang }), {
    now,
    customerId: customer?.id ?? null,
    zipcode: shipping.destination?.zipcode ?? null,
    lines: codeLines,
  });
  const input = {
    lines: available.map(({ element, quantity }) => ({ ...element, quantity })),
    discount,
    promotions: codes.applied.map((code) => toTotalsPromotion(code, codeLines)),
    shipping: { cost: shipping.cost, vatRate: site.vat_rate },
  };
  const { totals, points } = await totalsWithPoints(db, cart, input, now);
  const isListed = available.some(({ element }) => element.net !== null);
  const alerts = await readAlerts(db, customer?.id ?? null);
  return {
    id: cart.id,
    siteId,
    customerId: customer?.id ?? null,
    handle: handleOf(cart),
    validUntil: cart.validUntil,
    zipcode,
    lines: available.map((line, index) => toPricedLine(line, totals, index)),
    unavailable: unavailable.map(({ line, element }) => ({
      ...element,
      id: line.id,
      quantity: line.quantity,
      schema: line.schema,
      isAlerted: alerts(element),
    })),
    discounts: totals.discounts.map((taken) =>
      toDiscount(taken, codes.applied, { discount: isListed ? null : discount, lang }),
    ),
    expiredCodes: codes.expiredCodes,
    suspendedCodes: codes.suspendedCodes,
    restoredCodes: codes.restoredCodes,
    shipping,
    totals,
    points,
    weight: weightOf(available),
    paymentMeans: (site.commerce as Commerce).payment_means,
    notices: cartNotices(cart, { available, unavailable, codes, points }),
    missingStep: missingStep({
      isProfessional: customer !== null,
      isEmpty: available.length === 0,
      isComplete: shipping.choice.is_complete,
    }),
  };
}

/** Identifies a cart in an error report, without giving access to it. */
function handleOf({ id, tokenHash }: StoredCart): string {
  return createHash('sha256').update(`${id}:${tokenHash}`).digest('hex').slice(0, HANDLE_LENGTH);
}

function toCodeLine({ element, quantity }: AllottedLine, discount: number): CodeLine {
  const { type, categoryIds, isSignature } = element;
  return { type, categoryIds, isSignature, netTotal: netOf(element, discount) * quantity };
}

/** The net price list is for customers, who are approved professionals. Its prices are no dearer than the public one. */
function withNet(line: AllottedLine, isCustomer: boolean): AllottedLine {
  const { element } = line;
  if (!isCustomer || element.net === null) return { ...line, element: { ...element, net: null } };
  return { ...line, element: { ...element, unit: Math.max(element.unit, element.net) } };
}

function toPricedLine(
  { line, element, quantity, max, takesStock }: AllottedLine,
  totals: Totals,
  index: number,
): PricedLine {
  const amounts = totals.lines[index];
  if (!amounts) throw new Error('A line has no total.');
  return { ...element, ...amounts, id: line.id, schema: line.schema, quantity, max, takesStock };
}

function toDiscount(
  { code, amount }: Totals['discounts'][number],
  applied: CodeRules[],
  { discount, lang }: { discount: number | null; lang: Locale },
): AppliedDiscount {
  const rules = applied.find((candidate) => candidate.code === code);
  if (rules) return { code, amount, label: rules.title, percent: null, promotionId: rules.promotionId };
  return code === POINTS_CODE
    ? { code, amount, label: formatMessage(lang, 'loyalty.points'), percent: null, promotionId: null }
    : {
        code,
        amount,
        label: formatMessage(lang, 'cart.company_discount'),
        percent: discount,
        promotionId: null,
      };
}
