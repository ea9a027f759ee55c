import { afterEach, describe, expect, it } from '@jest/globals';
import { autorun, isObservable } from 'mobx';
import { createTestLoaderContext } from '#tests/support/test-loader-context.ts';

const asBrowser = (document: object | undefined) =>
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true });

afterEach(() => {
  asBrowser(undefined);
});

describe('stores', () => {
  it('[ST-05] are observable in the browser', () => {
    asBrowser({});
    const { store } = createTestLoaderContext();
    const seen: unknown[] = [];
    const stop = autorun(() =>
      seen.push([store.settings.salesplanShowed, store.cart.count, store.loading.show]),
    );
    store.settings.enter('pro');
    store.cart.reset();
    stop();
    expect(seen).toEqual([
      ['part', 0, false],
      ['pro', 0, false],
    ]);
  });

  it('[ST-05] are observed by field: list items stay plain, changes replace the list', () => {
    asBrowser({});
    const { store } = createTestLoaderContext();
    const { settings, toasts } = store;
    settings.setNavigation({ menus: [{ id: 1, code: 'footer', items: [] }] });
    expect([isObservable(settings), isObservable(settings.menus)]).toEqual([true, false]);
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push([settings.isLoading, toasts.toasts.length]));
    settings.setLoading(true);
    toasts.add({ kind: 'success', message: 'article.copied' });
    stop();
    expect(seen).toEqual([
      [false, 0],
      [true, 0],
      [true, 1],
    ]);
  });

  it('[ST-05] are plain objects on the server', () => {
    const { store } = createTestLoaderContext();
    for (const part of [store.settings, store.auth, store.cart, store.order, store.breadcrumb]) {
      expect(isObservable(part)).toBe(false);
    }
  });

  it('[ST-05] serialize to plain data on either side', () => {
    asBrowser({});
    const observed = createTestLoaderContext().store;
    observed.settings.enter('pro');
    observed.breadcrumb.set([{ label: 'A', url: '/a' }]);
    asBrowser(undefined);
    const plain = createTestLoaderContext().store;
    plain.settings.enter('pro');
    plain.breadcrumb.set([{ label: 'A', url: '/a' }]);
    expect(JSON.stringify(observed.snapshot())).toBe(JSON.stringify(plain.snapshot()));
  });
});
