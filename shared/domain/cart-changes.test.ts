import { describe, expect, it } from '@jest/globals';
import type { CartLine, CartResponse } from '#shared/contract/cart.ts';
import { compareCart } from './cart-changes.ts';
import { describeCart, packShownCart, readShownCart } from './shown-cart.ts';

const address = (label: string) => ({
  id: 1,
  label,
  address_1: '3 rue du Four',
  address_2: null,
  zipcode: '44000',
  city: 'Nantes',
  mobile: null,
  type: [],
});

const lineOf = (id: number, quantity = 1, unit = 50): CartLine => ({
  id,
  element_id: id,
  type: 'part',
  name: `Pièce ${id}`,
  reference: `PC-${id}`,
  path: null,
  quantity,
  unit_without_tax: unit,
  net_without_tax: unit,
  total_without_tax: unit * quantity,
  net_total_without_tax: unit * quantity,
  eco_without_tax: 0,
  vat_rate: 20,
  max: 10,
  stock: 'in_stock',
  delay_days: 0,
  cover: null,
});

const carrierOf = (name: string, refused: 'too_heavy' | null = null) => ({
  id: 1,
  technical_name: name,
  name: `Transporteur ${name}`,
  date: null,
  promise: null,
  shipping: 5,
  refused,
});

function cartOf(changes: Partial<CartResponse> = {}, lines = [lineOf(1), lineOf(2)]): CartResponse {
  return {
    token: 't',
    points: null,
    promise: null,
    destination: null,
    version: 'v',
    valid_until: null,
    count: 2,
    list: { products: lines, products_not_available: [], products_from_schema: [] },
    amount: {
      without_tax_base: 100,
      remise: {},
      eco_without_tax: 0,
      shipping: 5,
      total_without_tax: 105,
      tva: 21,
      total: 126,
      tva_rates: [],
    },
    discounts: [{ code: 'pro', label: '', value: -10, percent: 10, removable: false }],
    notices: [],
    company: null,
    zipcode: null,
    weight: 1000,
    shipping_state: 'chosen',
    shipping_carrier: 'vif',
    suspended_codes: [],
    carriers: [carrierOf('vif'), carrierOf('ronde')],
    shipping: {
      carrier: 'vif',
      relay: null,
      kept_relay: null,
      delivery_address: address('Atelier'),
      invoice_address: address('Siège'),
      phone: '+33639980412',
      phone_required: true,
      comment: '',
      order_number: '',
      site_reference: '',
      is_complete: true,
    },
    paiement: [],
    display_chronopost: false,
    missing_step: null,
    ...changes,
  };
}

const BEFORE = cartOf();
const changesTo = (now: CartResponse, before = BEFORE) => compareCart(describeCart(before), now);
const withShipping = (changes: Partial<CartResponse['shipping']>) =>
  cartOf({ shipping: { ...BEFORE.shipping, ...changes } });

const promiseOf = (date: string) => ({ date, days: 3, slowest: null, confirmed_before: '' });

describe('changes of a cart', () => {
  it('of the same cart are none, in any language of its names', () => {
    expect(changesTo(cartOf())).toEqual([]);
    expect(changesTo(cartOf({}, [{ ...lineOf(1), name: 'Part 1' }, lineOf(2)]))).toEqual([]);
  });

  it('are reported by line: quantity, price, removed, added', () => {
    const now = cartOf({}, [lineOf(1, 3, 55), lineOf(4, 2)]);
    expect(changesTo(now)).toEqual([
      { kind: 'quantity', name: 'Pièce 1', before: 1, now: 3, isShort: false },
      { kind: 'price', name: 'Pièce 1', before: 50, now: 55 },
      { kind: 'line_removed', name: 'Pièce 2' },
      { kind: 'line_added', name: 'Pièce 4', quantity: 2 },
    ]);
  });

  it('state a stock that is too low', () => {
    const short = cartOf(
      {
        notices: [{ level: 'warning', code: 'stock_reduced', line_id: 1, params: {} }],
        list: {
          products: [lineOf(1, 1)],
          products_not_available: [
            { ...lineOf(2), status: 'out_of_stock', alerted: false, replaced_by: null },
          ],
          products_from_schema: [],
        },
      },
      [],
    );
    expect(changesTo(short, cartOf({}, [lineOf(1, 4), lineOf(2)]))).toEqual([
      { kind: 'quantity', name: 'Pièce 1', before: 4, now: 1, isShort: true },
      { kind: 'unavailable', name: 'Pièce 2' },
    ]);
  });

  it('name removed and added codes; effects of the lines are not reported twice', () => {
    const code = { code: 'RENTREE-8', label: '', value: -8, percent: null, removable: true };
    const withCode = cartOf({ discounts: [...BEFORE.discounts, code] });
    expect(changesTo(withCode)).toEqual([{ kind: 'code_added', code: 'RENTREE-8' }]);
    expect(changesTo(BEFORE, withCode)).toEqual([{ kind: 'code_removed', code: 'RENTREE-8' }]);
    const lower = cartOf({ discounts: [...BEFORE.discounts, { ...code, value: -5 }] });
    expect(changesTo(lower, withCode)).toEqual([
      { kind: 'discount', code: 'RENTREE-8', before: -8, now: -5 },
    ]);
    const more = cartOf({ discounts: [{ ...code, code: 'pro', value: -20 }] }, [lineOf(1, 2), lineOf(2)]);
    expect(changesTo(more).map(({ kind }) => kind)).toEqual(['quantity']);
  });

  it('name carrier, addresses, telephone and comment', () => {
    const moved = { carrier: 'ronde', delivery_address: address('Dépôt'), phone: null, comment: 'Quai 3' };
    expect(changesTo(withShipping(moved))).toEqual([
      { kind: 'carrier', carrier: 'Transporteur ronde' },
      { kind: 'delivery', now: 'Dépôt, 3 rue du Four, 44000 Nantes' },
      { kind: 'phone', now: '' },
      { kind: 'comment' },
    ]);
  });

  it('names the buyer’s references, set or removed', () => {
    const referenced = withShipping({ order_number: 'BC-7', site_reference: 'Lot 4' });
    expect(changesTo(referenced)).toEqual([
      { kind: 'order_number', now: 'BC-7' },
      { kind: 'site_reference', now: 'Lot 4' },
    ]);
    expect(changesTo(BEFORE, referenced)).toEqual([
      { kind: 'order_number', now: '' },
      { kind: 'site_reference', now: '' },
    ]);
  });

  it('name the discount of the loyalty points with any other change', () => {
    const points = { code: 'points', label: '', value: -10, percent: null, removable: true };
    const withPoints = cartOf({ discounts: [...BEFORE.discounts, points] });
    expect(changesTo(withPoints)).toEqual([{ kind: 'points', before: 0, now: -10 }]);
    const fewer = cartOf({ discounts: [{ ...points, value: -5 }] }, [lineOf(1, 2), lineOf(2)]);
    expect(changesTo(fewer, withPoints)).toEqual([
      { kind: 'quantity', name: 'Pièce 1', before: 1, now: 2, isShort: false },
      { kind: 'points', before: -10, now: -5 },
    ]);
  });

  it('name a changed delivery date', () => {
    const before = cartOf({ promise: promiseOf('2026-12-01') });
    expect(changesTo(cartOf({ promise: promiseOf('2026-12-02') }), before)).toEqual([
      { kind: 'date', now: '2026-12-02' },
    ]);
    expect(changesTo(before, before)).toEqual([]);
  });

  it('state that the carrier no longer delivers the cart', () => {
    const heavy = cartOf({ carriers: [carrierOf('vif', 'too_heavy'), carrierOf('ronde')] });
    expect(changesTo(heavy)).toEqual([{ kind: 'carrier', carrier: null }]);
  });

  it('end with the total', () => {
    const dearer = cartOf({ amount: { ...BEFORE.amount, shipping: 7, total: 128.4 } });
    expect(changesTo(dearer)).toEqual([
      { kind: 'shipping', before: 5, now: 7 },
      { kind: 'total', before: 126, now: 128.4 },
    ]);
  });
});

describe('description of a cart in a form', () => {
  it('is parsed as it was formatted', () => {
    expect(readShownCart(packShownCart(BEFORE))).toEqual(describeCart(BEFORE));
  });

  it('of a large cart has its total only', () => {
    const lines = Array.from({ length: 200 }, (_, index) => lineOf(index + 1));
    const packed = packShownCart(cartOf({}, lines));
    expect(packed.length).toBeLessThan(100);
    const shown = readShownCart(packed);
    expect(shown && compareCart(shown, BEFORE)).toEqual([]);
    expect(shown && compareCart({ ...shown, total: 1 }, BEFORE)).toEqual([
      { kind: 'total', before: 1, now: 126 },
    ]);
  });

  it.each([
    undefined,
    '',
    '[]',
    '{}',
    '{"total":"1"}',
    '{"total":1,"details":{"lines":[{}]}}',
    '{"total":1,"details":[]}',
    `{"total":1,"details":{"lines":[],"discounts":{"a":"b"},"carrier":null,"shipping":1}}`,
  ])('that was tampered with is invalid: %s', (packed) => {
    expect(readShownCart(packed)).toBeUndefined();
  });
});
