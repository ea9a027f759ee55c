import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestLoaderContext } from '#tests/support/test-loader-context.ts';
import { watchBrowser } from './watch-browser.ts';

type SmallWindow = EventTarget & { innerWidth: number };

let browser: SmallWindow;
let connection: { onLine: boolean };

beforeEach(() => {
  browser = Object.assign(new EventTarget(), { innerWidth: 390 });
  connection = { onLine: true };
  place('window', browser);
  place('navigator', connection);
  place('document', { cookie: 'cart_count=3' });
});

afterEach(() => {
  place('window', undefined);
  place('navigator', undefined);
  place('document', undefined);
});

function place(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

describe('browser state', () => {
  it('[ST-03] online state is set at first and on each change', () => {
    const { store } = createTestLoaderContext();
    const { settings } = store;
    connection.onLine = false;
    watchBrowser(store);
    expect(settings.isOnline).toBe(false);
    connection.onLine = true;
    browser.dispatchEvent(new Event('online'));
    expect(settings.isOnline).toBe(true);
    connection.onLine = false;
    browser.dispatchEvent(new Event('offline'));
    expect(settings.isOnline).toBe(false);
  });

  it('[ST-04] width is set at first and on each resize', () => {
    const { store } = createTestLoaderContext();
    expect(store.settings.device.isDesktop).toBe(true);
    watchBrowser(store);
    expect(store.settings.device.isPhone).toBe(true);
    browser.innerWidth = 1024;
    browser.dispatchEvent(new Event('resize'));
    expect(store.settings.device).toMatchObject({ isTablet: true, isPhone: false });
  });

  it('[HD-01] cart count of a guest is read from the cookie', () => {
    const { store } = createTestLoaderContext();
    watchBrowser(store);
    expect(store.cart.count).toBe(3);
  });
});
