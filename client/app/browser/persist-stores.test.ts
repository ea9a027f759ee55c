import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { toStoredSlices } from '#client/stores/stored-slices.ts';
import { createStorage, forbidden, useStorage } from '#tests/support/fake-storage.ts';
import { createTestLoaderContext } from '#tests/support/test-loader-context.ts';
import { readPreferences, savePreferences } from './browser-preferences.ts';
import { restoreStores, writeSlices } from './persist-stores.ts';
import { readStored, writeStored } from './stored-state.ts';

const HOUR_MS = 60 * 60 * 1000;
const CATEGORY = { name: 'Radiateurs', url: '/nos-produits/radiateurs' };
const ORDER = { step: 'summary', paymentBy: 'virement' } as const;
const now = 1_000 * HOUR_MS;

let items: Map<string, string>;
beforeEach(() => {
  items = new Map();
  useStorage(createStorage(items));
});
afterAll(() => useStorage(undefined));

const write = (slices: Parameters<typeof writeSlices>[0], at = now) =>
  writeSlices(slices, { locale: 'fr', now: at });

/** Creates the stores of a new document. */
function begin({ isLogged = true, isContinued = true, at = now } = {}) {
  const { store } = createTestLoaderContext();
  if (isLogged) store.auth.open('C-1');
  restoreStores(store, { isContinued, now: at });
  return store;
}

describe('[AC-16] stored state', () => {
  it('one versioned key contains preferences, draft and stores', () => {
    savePreferences({ closedAlert: 'a' });
    write({ order: ORDER });
    writeStored({ draft: { savedAt: now, values: {} } });
    expect([...items.keys()]).toEqual(['shop']);
    expect(JSON.parse(items.get('shop') ?? '')).toMatchObject({
      version: 2,
      memory: { closedAlert: 'a' },
      stores: { order: { at: now, state: ORDER } },
    });
  });

  it('new document: restores what the server leaves empty', () => {
    write({ order: ORDER, productCategory: CATEGORY, spareParts: { categorySlug: 'ventilation' } });
    const store = begin();
    expect(store.order.state.paymentBy).toBe('virement');
    expect(store.productCategory.category).toEqual(CATEGORY);
    expect(store.spareParts.categorySlug).toBe('ventilation');
  });

  it('values from the server, and a visit from another site: not overwritten', () => {
    write({ order: ORDER, productCategory: CATEGORY });
    const { store } = createTestLoaderContext();
    store.auth.open('C-1');
    store.order.update({ paymentBy: 'cb' });
    restoreStores(store, { isContinued: false, now });
    expect(store.order.state.paymentBy).toBe('cb');
    expect(store.productCategory.category).toBeNull();
  });

  it('stored tree contains no token, number, name, address or phone of a customer', () => {
    const { store } = createTestLoaderContext();
    store.auth.open('C-004512');
    store.order.update({ phone: '0639980412', orderId: 77, paymentBy: 'cb' });
    store.breadcrumb.set([{ label: 'Chantier Le Goff', url: '/mes-chantiers' }]);
    write(toStoredSlices(store));
    expect(items.get('shop')).toContain('"paymentBy":"cb"');
    expect(items.get('shop')).not.toMatch(/C-004512|0639980412|77|Le Goff/);
  });

  it('logged out: the choice of payment is dropped', () => {
    write({ order: ORDER, cart: { count: 2 } });
    expect(begin({ isLogged: false }).order.state.paymentBy).toBeNull();
    expect(readStored().stores).toEqual({ cart: { at: now, locale: 'fr', state: { count: 2 } } });
  });

  it('slice expired, dated in the future or in another language: not restored', () => {
    write({ productCategory: CATEGORY }, now - 73 * HOUR_MS);
    expect(begin().productCategory.category).toBeNull();
    write({ productCategory: CATEGORY }, now + HOUR_MS);
    expect(begin().productCategory.category).toBeNull();
    writeSlices({ productCategory: CATEGORY }, { locale: 'en', now });
    expect(begin().productCategory.category).toBeNull();
  });

  it('draft older than a day: removed from storage', () => {
    writeStored({ draft: { savedAt: now - 25 * HOUR_MS, values: { email: ['a@b.example'] } } });
    begin();
    expect(items.get('shop')).not.toContain('a@b.example');
  });

  it.each([
    ['another version', { version: 1, stores: { order: { at: now, state: ORDER } } }],
    ['no tree', ['order']],
    ['stores of no shape', { version: 2, stores: 'order' }],
    ['slices of no shape', { version: 2, stores: { order: 12, productCategory: { at: now, state: null } } }],
    [
      'hostile values',
      {
        version: 2,
        stores: {
          order: { at: now, state: { paymentBy: { toString: 'x' } } },
          spareParts: { at: now, locale: 'fr', state: { categorySlug: '../login' } },
          productCategory: { at: now, locale: 'fr', state: { name: 'A', url: 'javascript:alert(1)' } },
        },
      },
    ],
  ])('%s: nothing is restored', (_case, tree) => {
    items.set('shop', JSON.stringify(tree));
    const { order, productCategory, spareParts } = begin();
    expect([order.state.paymentBy, productCategory.category, spareParts.categorySlug]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("two tabs: writing a slice preserves the other tab's later writes", () => {
    write({ order: ORDER, productCategory: CATEGORY });
    savePreferences({ compared: [1] });
    write({ productCategory: null }, now + 1);
    expect(begin({ at: now + 2 }).order.state.paymentBy).toBe('virement');
    expect(readPreferences()).toEqual({ compared: [1] });
  });

  it('storage forbidden or full: no effect and no error', () => {
    write({ order: ORDER });
    const before = items.get('shop');
    const full = createStorage(items);
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    useStorage(full);
    expect(() => write({ order: { step: 'cart', paymentBy: null } })).not.toThrow();
    expect(items.get('shop')).toBe(before);
    useStorage(forbidden);
    expect(() => write({ order: ORDER })).not.toThrow();
    expect(begin().order.state.paymentBy).toBeNull();
  });
});
