import type { CartResponse } from '#shared/contract/cart.ts';
import { linesOf } from './cart-lines.ts';

/** A line as a page has shown it; `unit` is the public price in euros before tax. */
export type ShownLine = { id: number; name: string; quantity: number; unit: number };

/**
 * A cart as a page has shown it, from which changes are derived. Amounts in euros. `details` is left out for carts
 * that are too large for a form field.
 */
export type ShownCart = {
  total: number;
  details?: {
    lines: ShownLine[];
    /** By code; `pro` is the discount of the company, `points` that of the loyalty points. */
    discounts: Record<string, number>;
    /** Technical name. */
    carrier: string | null;
    shipping: number;
    /** The relay or the address, in one line. */
    delivery: string;
    invoice: string;
    phone: string;
    comment: string;
    /** The promised day; empty before a carrier is chosen. */
    date: string;
    orderNumber: string;
    siteReference: string;
  };
};

const DELIVERY_TEXTS = [
  'delivery',
  'invoice',
  'phone',
  'comment',
  'date',
  'orderNumber',
  'siteReference',
] as const;

/** Form field of the description. */
export const SHOWN_FIELD = 'shown';

const MAX_LENGTH = 4000;
const MAX_NAME_LENGTH = 60;

export function describeCart(cart: CartResponse): ShownCart {
  const { amount, discounts, shipping } = cart;
  const { relay, delivery_address: address, invoice_address: invoice } = shipping;
  return {
    total: amount.total,
    details: {
      lines: linesOf(cart).map(({ id, name, quantity, unit_without_tax: unit }) => ({
        id,
        name: name.slice(0, MAX_NAME_LENGTH),
        quantity,
        unit,
      })),
      discounts: Object.fromEntries(discounts.map(({ code, value }) => [code, value])),
      carrier: shipping.carrier,
      shipping: amount.shipping,
      delivery: relay
        ? inOneLine([relay.nom, relay.adresse1, relay.codePostal, relay.localite])
        : address
          ? inOneLine([address.label, address.address_1, address.zipcode, address.city])
          : '',
      invoice: invoice ? inOneLine([invoice.label, invoice.address_1, invoice.zipcode, invoice.city]) : '',
      phone: shipping.phone ?? '',
      comment: shipping.comment,
      date: cart.promise?.date ?? '',
      orderNumber: shipping.order_number,
      siteReference: shipping.site_reference,
    },
  };
}

function inOneLine([name = '', street = '', zipcode = '', town = '']: string[]): string {
  return [name, street, `${zipcode} ${town}`].join(', ');
}

/** Formats the description for a form field, at most 4,000 characters. */
export function packShownCart(cart: CartResponse): string {
  const shown = describeCart(cart);
  const packed = JSON.stringify(shown);
  return packed.length > MAX_LENGTH ? JSON.stringify({ total: shown.total }) : packed;
}

/** Parses the description of a form field; `undefined` if `packShownCart` has not written it. */
export function readShownCart(packed: string | undefined): ShownCart | undefined {
  try {
    const read: unknown = JSON.parse(packed ?? '');
    return isShownCart(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isShownCart(value: unknown): value is ShownCart {
  if (!isRecord(value) || typeof value['total'] !== 'number') return false;
  const { details } = value;
  if (details === undefined) return true;
  return (
    isRecord(details) &&
    Array.isArray(details['lines']) &&
    details['lines'].every(isShownLine) &&
    isRecord(details['discounts']) &&
    Object.values(details['discounts']).every((amount) => typeof amount === 'number') &&
    (details['carrier'] === null || typeof details['carrier'] === 'string') &&
    typeof details['shipping'] === 'number' &&
    DELIVERY_TEXTS.every((name) => typeof details[name] === 'string')
  );
}

function isShownLine(value: unknown): value is ShownLine {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    ['id', 'quantity', 'unit'].every((name) => typeof value[name] === 'number')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
