import { describe, expect, it } from '@jest/globals';
import { toSafeJson } from '#shared/safe-json.ts';
import type { OrderState } from '#shared/contract/order.ts';
import { RootStore, type RootSnapshot } from './root-store.ts';
import { unknownBrand } from './shown-brand.ts';
import type { SettingsSnapshot } from './settings-store.ts';

const EURO = { code: 'EUR', symbol: '€' };
const settings: SettingsSnapshot = {
  siteUrl: 'https://www.atre.example',
  siteId: 1,
  brand: unknownBrand('www.atre.example', 'en'),
  apiPath: '/api/v1/',
  locale: 'en',
  mediaUrl: '/media/',
  cartEnabled: true,
  thirdParties: {},
  plans: [
    { id: 1, target: 'part', currency: EURO },
    { id: 2, target: 'pro', currency: EURO },
    { id: 3, target: 'pro_connect', currency: EURO },
  ],
  target: 'pro',
  menus: [],
  categories: [],
  settings: [{ id: 1, code: 'description', values: [{ value: 'Radiators' }] }],
  slider: [],
};

const restored = (store: RootStore) =>
  new RootStore(JSON.parse(toSafeJson(store.snapshot())) as RootSnapshot);

const EMPTY_ORDER: OrderState = {
  orderId: null,
  step: 'cart',
  selectedCarrier: null,
  shippingAddress: null,
  billingAddress: null,
  selectedRelay: null,
  paymentBy: null,
  phone: null,
  orderDetails: null,
};

describe('root store', () => {
  it('[ST-05] are auth, cart, order, settings, breadcrumb, spareParts and productCategory', () => {
    expect(Object.keys(new RootStore({ settings }).snapshot()).sort()).toEqual(
      ['auth', 'breadcrumb', 'cart', 'order', 'productCategory', 'settings', 'spareParts'].sort(),
    );
  });

  it('[ST-05] are restored in the browser as on the server', () => {
    const store = new RootStore({ settings, auth: { isLogged: true }, cart: { count: 3 } });
    store.breadcrumb.set([{ label: 'Heating', url: '/en/our-products/heating' }]);
    store.spareParts.setCategory('valves');
    store.productCategory.set({ name: 'Heating', url: '/en/our-products/heating' });
    store.order.update({ step: 'shipping', phone: '0612345678' });
    const other = restored(store);
    expect(other.snapshot()).toEqual(store.snapshot());
    expect(other.auth.isLogged).toBe(true);
    expect(other.cart.count).toBe(3);
    expect(other.order.state.phone).toBe('0612345678');
    expect(other.settings.salesplan.id).toBe(2);
  });

  it('[ST-05] snapshot empty: begin empty', () => {
    const store = new RootStore({ settings });
    expect(store.auth.isLogged).toBe(false);
    expect(store.cart.count).toBe(0);
    expect(store.breadcrumb.crumbs).toEqual([]);
    expect(store.spareParts.categorySlug).toBeNull();
    expect(store.productCategory.category).toBeNull();
  });

  it('[ST-05] product category: can be set and reset', () => {
    const { productCategory } = new RootStore({ settings });
    productCategory.set({ name: 'A', url: '/a' });
    productCategory.set({ name: 'B', url: '/b' });
    expect(productCategory.category).toEqual({ name: 'B', url: '/b' });
    productCategory.reset();
    expect(productCategory.category).toBeNull();
  });

  it('[ST-05] logout: login and cart are reset', () => {
    const store = new RootStore({ settings, auth: { isLogged: true }, cart: { count: 2 } });
    store.auth.reset();
    store.cart.reset();
    expect([store.auth.isLogged, store.cart.count]).toEqual([false, 0]);
  });

  it('[ST-06] order has the nine fields of the specification', () => {
    expect(new RootStore({ settings }).order.state).toEqual(EMPTY_ORDER);
  });

  it('[ST-06] order update: given fields change, others stay, until the reset', () => {
    const { order } = new RootStore({ settings });
    order.update({ orderId: 12, step: 'payment' });
    order.update({ paymentBy: 'cb' });
    expect(order.state).toEqual({ ...EMPTY_ORDER, orderId: 12, step: 'payment', paymentBy: 'cb' });
    order.reset();
    expect(order.state).toEqual(EMPTY_ORDER);
  });

  it('two visitors: no shared state', () => {
    const [one, other] = [new RootStore({ settings }), new RootStore({ settings })];
    one.order.update({ phone: '06' });
    one.breadcrumb.set([{ label: 'A', url: '/a' }]);
    one.settings.enter('part');
    expect(other.order.state.phone).toBeNull();
    expect(other.breadcrumb.crumbs).toEqual([]);
    expect(other.settings.target).toBe('pro');
  });

  it('snapshot contains no token', () => {
    const withTokens = { isLogged: true, token: 'secret', refresh_token: 'secret' };
    expect(toSafeJson(new RootStore({ settings, auth: withTokens }).snapshot())).not.toContain('secret');
  });
});
