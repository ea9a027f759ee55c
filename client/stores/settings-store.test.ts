import { describe, expect, it } from '@jest/globals';
import { createApi } from '#shared/api/create-api.ts';
import { UnavailableError } from '#shared/api/api-error.ts';
import type { ApiCall } from '#shared/api/send.ts';
import { unknownBrand } from './shown-brand.ts';
import { SettingsStore, type SettingsSnapshot } from './settings-store.ts';

const EURO = { code: 'EUR', symbol: '€' };
const PLANS = [
  { id: 11, target: 'part', currency: EURO },
  { id: 12, target: 'pro', currency: EURO },
  { id: 13, target: 'pro_connect', currency: EURO },
] as const;

function createStore(changes: Partial<SettingsSnapshot> = {}): SettingsStore {
  return new SettingsStore({
    siteUrl: 'https://www.atre.example',
    siteId: 1,
    brand: unknownBrand('www.atre.example', 'fr'),
    apiPath: '/api/v1/',
    locale: 'fr',
    mediaUrl: '/media/',
    cartEnabled: false,
    thirdParties: {},
    plans: [...PLANS],
    target: 'part',
    menus: [],
    categories: [],
    settings: [],
    slider: [],
    ...changes,
  });
}

const CATEGORY = {
  id: 1,
  name: 'Chauffage',
  canonical: {},
  push_5: null,
  childs: [],
  intro: 'long',
  slug: 'x',
};

/** A back office that returns lists of one item, except for the paths in `failing`. */
function createBackoffice(store: SettingsStore, failing: string[] = []) {
  const calls: ApiCall[] = [];
  const api = createApi(
    async (call) => {
      calls.push(call);
      if (failing.includes(call.path)) throw new UnavailableError('unreachable');
      const item = call.path === 'category' ? CATEGORY : { code: call.path, items: [], values: [] };
      return { items: [item], total: 1 };
    },
    { siteId: 1, locale: 'fr', salesPlanId: () => store.callPlanId },
  );
  return { api, calls };
}

describe('settings', () => {
  it('[ST-07] have all fields of the specification at start', () => {
    expect(createStore()).toMatchObject({
      siteUrl: 'https://www.atre.example',
      locale: 'fr',
      salesplan: PLANS[0],
      salesplanShowed: 'part',
      isProConnected: false,
      isLoading: false,
      device: { isDesktop: true, isMobile: false },
      menus: [],
      categories: [],
      settings: [],
      slider: [],
      consent: null,
    });
  });

  it('[ST-03] expose whether the browser is online', () => {
    const store = createStore();
    expect(store.isOnline).toBe(true);
    store.setOnline(false);
    expect(store.isOnline).toBe(false);
    store.setOnline(true);
    expect(store.isOnline).toBe(true);
  });

  it('[ST-04] expose the device class once the width is set', () => {
    const store = createStore();
    store.setDevice(390);
    expect(store.device).toMatchObject({ isPhone: true, isMobile: true, isDesktop: false });
  });

  it('[PL-06] page entered: shows the audience of the plan', () => {
    const store = createStore();
    for (const [target, shown, connected] of [
      ['pro', 'pro', false],
      ['pro_connect', 'pro', true],
      ['part', 'part', false],
    ] as const) {
      store.enter(target);
      expect([store.salesplanShowed, store.isProConnected, store.salesplan.target]).toEqual([
        shown,
        connected,
        target,
      ]);
    }
  });

  it('[AP-02] calls use the id of the current plan, or a default before plans are known', () => {
    const store = createStore({ plans: [], target: 'pro' });
    expect(store.callPlanId).toBeGreaterThan(0);
    store.setSite({ salesplan: [...PLANS], languages: [], domain: 'www.atre.example' });
    expect(store.callPlanId).toBe(12);
  });

  it('setting: returns the first value, `undefined` if empty or unknown', () => {
    const store = createStore({
      settings: [
        { id: 1, code: 'link_support_faq', values: [{ value: '/support-faq' }, { value: '/other' }] },
        { id: 2, code: 'empty', values: [{ value: '' }] },
        { id: 3, code: 'none', values: [] },
      ],
    });
    expect(['link_support_faq', 'empty', 'none', 'unknown'].map((code) => store.setting(code))).toEqual([
      '/support-faq',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('menu: returns the items by code, none if unknown', () => {
    const item = { label: 'A', type: 'code', code: 'index', slug: null, childs: [] } as const;
    const store = createStore({ menus: [{ id: 1, code: 'menu_footer', items: [{ ...item, childs: [] }] }] });
    expect(store.menu('menu_footer').map(({ label }) => label)).toEqual(['A']);
    expect(store.menu('menu_part')).toEqual([]);
  });
});

describe('navigation', () => {
  it('[AP-14] is loaded in three calls, categories at depth 0, and reduced', async () => {
    const store = createStore();
    const { api, calls } = createBackoffice(store);
    await store.loadNavigation(api);
    expect(calls.map(({ path }) => path).sort()).toEqual(['category', 'menu', 'setting']);
    expect(calls.find(({ path }) => path === 'category')?.query['depth']).toBe('0');
    expect(Object.keys(store.categories[0] ?? {}).sort()).toEqual([
      'canonical',
      'childs',
      'id',
      'name',
      'push_5',
    ]);
  });

  it('is loaded again only when the audience changes', async () => {
    const store = createStore();
    const { api, calls } = createBackoffice(store);
    await store.loadNavigation(api);
    await store.loadNavigation(api);
    expect(calls).toHaveLength(3);
    store.enter('pro');
    await store.loadNavigation(api);
    expect(calls).toHaveLength(6);
    expect(calls.at(-1)?.query['sales_plan_id']).toBe('12');
  });

  it('loaded on the server: not loaded again in the browser', async () => {
    const server = createStore();
    await server.loadNavigation(createBackoffice(server).api);
    const browser = new SettingsStore(server.snapshot());
    const { api, calls } = createBackoffice(browser);
    await browser.loadNavigation(api);
    expect(calls).toEqual([]);
    expect(browser.snapshot()).toEqual(server.snapshot());
  });

  it('one call fails: its former value stays, the others are replaced', async () => {
    const former = { id: 7, code: 'menu_footer', items: [] };
    const store = createStore({ menus: [former] });
    const { api } = createBackoffice(store, ['menu']);
    await expect(store.loadNavigation(api)).resolves.toBeUndefined();
    expect(store.menus).toEqual([former]);
    expect(store.settings).toHaveLength(1);
    expect(store.categories).toHaveLength(1);
  });
});
