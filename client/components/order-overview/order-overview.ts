import type { Translate } from '#client/app/intl/use-translations.ts';
import type { LineCover } from '#shared/contract/cart-line.ts';
import type { CartResponse } from '#shared/contract/cart.ts';
import type { OrderAddress, OrderDetails } from '#shared/contract/order-call.ts';
import type { Locale } from '#shared/locale.ts';
import { discountName } from './discount-name.ts';

export type OverviewLine = {
  key: string;
  name: string;
  reference: string;
  quantity: number;
  /** At the public price, before tax. */
  total: number;
  /** The exploded view that listed the part. */
  schema: string | null;
  /** Language of the name, which an order stores as ordered. */
  lang?: Locale;
  cover: LineCover | null;
};

export type OverviewAmount = {
  goods: number;
  discounts: { label: string; value: number }[];
  eco: number;
  shipping: number;
  withoutTax: number;
  taxes: { rate: number; tax: number }[];
  total: number;
};

/** Common view of carts and orders: lines, totals and addresses. */
export type OrderOverview = {
  lines: OverviewLine[];
  amount: OverviewAmount;
  carrier: string;
  delivery: OrderAddress | null;
  invoice: OrderAddress | null;
  phone: string | null;
  comment: string;
  orderNumber: string;
  siteReference: string;
};

export function overviewOfOrder(order: OrderDetails, text: Translate): OrderOverview {
  const { amount } = order;
  return {
    lines: order.lines.map((line, index) => ({
      key: String(index),
      name: line.name,
      reference: line.reference,
      quantity: line.quantity,
      total: line.total_without_tax,
      schema: line.schema_title,
      lang: order.lang,
      cover: line.cover ?? null,
    })),
    amount: {
      goods: amount.without_tax_base,
      discounts: Object.entries(amount.remise).map(([code, value]) => ({
        label: discountName(code, text),
        value,
      })),
      eco: amount.eco_without_tax,
      shipping: amount.shipping,
      withoutTax: amount.total_without_tax,
      taxes: amount.tva_rates.map(({ rate, tva }) => ({ rate, tax: tva })),
      total: amount.total,
    },
    carrier: order.carrier.name,
    delivery: order.delivery_address,
    invoice: order.invoice_address,
    phone: order.phone,
    comment: order.comment,
    orderNumber: order.order_number,
    siteReference: order.site_reference,
  };
}

export function overviewOfCart(cart: CartResponse, text: Translate): OrderOverview {
  const { amount, list, shipping } = cart;
  const groups = [
    ...list.products.map((line) => ({ line, schema: null })),
    ...list.products_from_schema.flatMap(({ schema, products }) =>
      products.map((line) => ({ line, schema: schema.title })),
    ),
  ];
  return {
    lines: groups.map(({ line, schema }) => ({
      key: String(line.id),
      name: line.name,
      reference: line.reference,
      quantity: line.quantity,
      total: line.total_without_tax,
      schema,
      cover: line.cover,
    })),
    amount: {
      goods: amount.without_tax_base,
      discounts: cart.discounts.map(({ code, label, value }) => ({
        label: discountName(code, text, label),
        value,
      })),
      eco: amount.eco_without_tax,
      shipping: amount.shipping,
      withoutTax: amount.total_without_tax,
      taxes: amount.tva_rates.map(({ rate, amount: tax }) => ({ rate, tax })),
      total: amount.total,
    },
    carrier: cart.carriers.find(({ technical_name: name }) => name === shipping.carrier)?.name ?? '',
    delivery: shipping.relay
      ? {
          label: shipping.relay.nom,
          address_1: shipping.relay.adresse1,
          address_2: shipping.relay.adresse2,
          zipcode: shipping.relay.codePostal,
          city: shipping.relay.localite,
          mobile: null,
        }
      : shipping.delivery_address,
    invoice: shipping.invoice_address,
    phone: shipping.phone,
    comment: shipping.comment,
    orderNumber: shipping.order_number,
    siteReference: shipping.site_reference,
  };
}
