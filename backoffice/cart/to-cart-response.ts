import type { CartLine, CartResponse, SchemaGroup, UnavailableLine } from '#shared/contract/cart.ts';
import type { Customer } from '#shared/contract/customer.ts';
import type { CompanyCredit } from '#backoffice/credit/read-credit.ts';
import { LOW_STOCK } from '#backoffice/products/low-stock.ts';
import { POINTS_CODE } from '#shared/domain/points-names.ts';
import { cartVersion } from './cart-version.ts';
import { refusalParams } from './check-promotion.ts';
import { offeredPayments } from './offered-payments.ts';
import { toAmount } from './to-amount.ts';
import type { CartPoints, PricedCart, PricedLine, UnavailableLine as Unavailable } from './priced-cart.ts';

const CENTS = 100;

export type CartCompany = { company: Customer['company']; credit: CompanyCredit | null };

/** A cart in the shape of the contract: euros before tax, lines by group. */
export function toCartResponse(cart: PricedCart, { company, credit }: CartCompany): CartResponse {
  const lines = cart.lines.map((line) => ({ schema: line.schema, shown: toLine(line) }));
  return {
    token: cart.handle,
    version: cartVersion(cart),
    valid_until: cart.validUntil.toISOString(),
    count: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    list: {
      products: lines.filter(({ schema }) => schema === null).map(({ shown }) => shown),
      products_not_available: cart.unavailable.map(toUnavailable),
      products_from_schema: groupBySchema(lines),
    },
    amount: toAmount(cart.totals),
    discounts: cart.discounts.map(({ code, amount, label, percent, promotionId }) => ({
      code,
      label,
      value: amount / CENTS,
      percent,
      removable: promotionId !== null || code === POINTS_CODE,
    })),
    suspended_codes: cart.suspendedCodes.map(({ code, label, refusal }) => ({
      code,
      label,
      reason: refusal.reason,
      params: refusalParams(refusal),
    })),
    points: cart.points && toPoints(cart.points),
    notices: cart.notices,
    company,
    zipcode: cart.zipcode,
    weight: cart.weight,
    shipping_state: cart.shipping.state,
    carriers: cart.shipping.carriers,
    shipping_carrier: cart.shipping.carrier,
    destination: cart.shipping.destination,
    promise: cart.shipping.promise,
    shipping: cart.shipping.choice,
    paiement: offeredPayments(cart.paymentMeans, cart.totals.total, credit),
    display_chronopost: goesExpress(cart),
    missing_step: cart.missingStep,
  };
}

function toPoints({ balance, pending, used, max }: CartPoints): CartResponse['points'] {
  return { balance, pending, used, max };
}

/** True when every line is in stock and the express carrier takes them all. */
function goesExpress({ customerId, lines, shipping: { carriers } }: PricedCart): boolean {
  return (
    customerId !== null &&
    lines.length > 0 &&
    lines.every(({ takesStock }) => takesStock) &&
    carriers.some(({ technical_name: name, refused }) => name === 'chronopost' && refused === null)
  );
}

function groupBySchema(lines: { schema: PricedLine['schema']; shown: CartLine }[]): SchemaGroup[] {
  const groups = new Map<number, SchemaGroup>();
  for (const { schema, shown } of lines) {
    if (!schema) continue;
    const group = groups.get(schema.id) ?? { schema, products: [] };
    group.products.push(shown);
    groups.set(schema.id, group);
  }
  return [...groups.values()];
}

function toLine(line: PricedLine): CartLine {
  const { takesStock, stock } = line;
  return {
    ...described(line),
    quantity: line.quantity,
    unit_without_tax: line.unit / CENTS,
    net_without_tax: line.netUnit / CENTS,
    total_without_tax: line.total / CENTS,
    net_total_without_tax: line.netTotal / CENTS,
    eco_without_tax: line.ecoTotal / CENTS,
    max: line.max,
    stock: takesStock ? (stock <= LOW_STOCK ? 'low' : 'in_stock') : 'on_order',
  };
}

function toUnavailable(line: Unavailable): UnavailableLine {
  const { replacedBy } = line;
  return {
    ...described(line),
    quantity: line.quantity,
    unit_without_tax: (line.unit ?? 0) / CENTS,
    net_without_tax: 0,
    total_without_tax: 0,
    net_total_without_tax: 0,
    eco_without_tax: 0,
    max: 0,
    stock: 'out',
    status: 'out_of_stock',
    alerted: line.isAlerted,
    replaced_by: replacedBy && {
      element_id: replacedBy.elementId,
      reference: replacedBy.reference,
      name: replacedBy.name,
    },
  };
}

function described(line: PricedLine | Unavailable) {
  return {
    id: line.id,
    element_id: line.elementId,
    type: line.type,
    name: line.name,
    reference: line.reference,
    path: line.path,
    vat_rate: line.vatRate / CENTS,
    delay_days: line.delayDays,
    cover: line.cover,
  };
}
