import * as fc from 'fast-check';
import { computeTotals } from '#backoffice/cart/totals.ts';
import type { OrderRecord } from '#backoffice/orders/read-order.ts';
import { DEMO_ACCOUNT, DEMO_BRAND, DEMO_SELLER } from '#tests/support/demo-brand.ts';

const ORDERED = new Date('2026-11-20T09:00:00Z');
export const ISSUED = new Date('2026-11-23T10:00:00Z');
const PLACE = { label: 'Siège', zipcode: '44000', city: 'Nantes', mobile: null };

type Line = { name: string; quantity: number; unit: number; eco: number; vatRate: number };
export type Bought = {
  lines: Line[];
  discount: number;
  codes: { kind: 'percent' | 'amount' | 'carriage'; value: number; lines: number[] }[];
  shipping: number;
  payment: OrderRecord['payment'];
  names: { company: string; address: string; orderNumber: string; siteReference: string };
  lang: OrderRecord['lang'];
};

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => `A${text}`);
const line = fc.record({
  name,
  quantity: fc.integer({ min: 1, max: 999 }),
  unit: fc.integer({ min: 0, max: 500_000 }),
  eco: fc.integer({ min: 0, max: 5000 }),
  vatRate: fc.constantFrom(2000, 1000, 550),
});
export const purchases: fc.Arbitrary<Bought> = fc.array(line, { minLength: 1, maxLength: 8 }).chain((lines) =>
  fc.record({
    lines: fc.constant(lines),
    discount: fc.integer({ min: 0, max: 60 }),
    codes: fc.array(
      fc.record({
        kind: fc.constantFrom('percent' as const, 'amount' as const, 'carriage' as const),
        value: fc.integer({ min: 0, max: 100 }),
        lines: fc.subarray(lines.map((_line, index) => index)),
      }),
      { maxLength: 3 },
    ),
    shipping: fc.integer({ min: 0, max: 50_000 }),
    payment: fc.constantFrom('cb' as const, 'virement' as const, 'compte' as const),
    names: fc.record({
      company: name,
      address: name,
      orderNumber: fc.oneof(fc.constant(''), name),
      siteReference: fc.oneof(fc.constant(''), name),
    }),
    lang: fc.constantFrom('fr' as const, 'en' as const),
  }),
);

/** The invoiced order of a purchase, from the totals of the cart. */
export function orderOf({ lines, discount, codes, shipping, payment, names, lang }: Bought): OrderRecord {
  const totals = computeTotals({
    lines,
    discount,
    promotions: codes.map((code, index) => ({ ...code, code: `CODE${index}` })),
    shipping: { cost: shipping, vatRate: 2000 },
  });
  const address = { ...PLACE, address_1: names.address, address_2: null };
  const isPaid = payment !== 'compte';
  return {
    id: 1,
    siteId: 1,
    reference: 'CD-019001',
    customerId: 1,
    lang,
    status: isPaid ? 'confirmed' : 'shipped',
    payment,
    carrier: 'colissimo_24_48',
    buyer: {
      number: 'C-004512',
      civility: 'm',
      firstname: 'Łukasz',
      lastname: 'Ćosić',
      email: 'pro@atre.example',
      company: { name: names.company, siret: '21005290800014' },
    },
    deliveryAddress: address,
    invoiceAddress: address,
    relay: null,
    phone: null,
    comment: '',
    orderNumber: names.orderNumber,
    siteReference: names.siteReference,
    amount: {
      base: totals.base,
      remise: Object.fromEntries(totals.discounts.map(({ code, amount }) => [code, amount])),
      eco: totals.eco,
      shipping: totals.shipping,
      totalWithoutTax: totals.withoutTax,
      taxes: totals.rates,
      tax: totals.tax,
      total: totals.total,
    },
    tracking: null,
    promise: null,
    createdAt: ORDERED,
    lines: lines.map((one, index) => ({
      type: 'part',
      elementId: index + 1,
      reference: `PR-${index}`,
      name: one.name,
      quantity: one.quantity,
      unit: one.unit,
      total: one.unit * one.quantity,
      eco: one.eco * one.quantity,
      vatRate: one.vatRate,
      weight: 100,
      schemaTitle: null,
    })),
    events: [
      { code: isPaid ? 'paid' : 'shipped', details: {}, happenedAt: new Date(ISSUED.getTime() - 1000) },
    ],
    invoice: { number: 'FA-000099', issuedAt: ISSUED, seller: DEMO_SELLER, retained: {} },
    seller: DEMO_SELLER,
    brand: DEMO_BRAND,
    currency: { code: 'EUR', symbol: '€' },
    account: DEMO_ACCOUNT,
  };
}

/** Two VAT rates, three discounts, eco fee, shipping, the buyer's references; on account. */
export const EXAMPLE: Bought = {
  lines: [
    { name: 'Radiateur', quantity: 3, unit: 45_750, eco: 150, vatRate: 2000 },
    { name: 'Pompe à chaleur', quantity: 1, unit: 389_033, eco: 667, vatRate: 550 },
    { name: 'Sonde', quantity: 7, unit: 1233, eco: 4, vatRate: 1000 },
    { name: 'Guide', quantity: 1, unit: 1990, eco: 0, vatRate: 210 },
  ],
  discount: 28,
  codes: [
    { kind: 'percent', value: 10, lines: [0, 2] },
    { kind: 'amount', value: 1500, lines: [0] },
  ],
  shipping: 6400,
  payment: 'compte',
  names: {
    company: 'Ağaoğlu & Ćosić <SARL>',
    address: '3ᵉ étage, L’Haÿ',
    orderNumber: 'BC-2026/118',
    siteReference: 'Chantier Hautemer',
  },
  lang: 'fr',
};
