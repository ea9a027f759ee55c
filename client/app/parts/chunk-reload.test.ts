import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStorage, forbidden, useStorage } from '#tests/support/fake-storage.ts';
import { reloadOnce } from './chunk-reload.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const reload = jest.fn();
const connect = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });

beforeEach(() => {
  reload.mockClear();
  connect(true);
  useStorage(createStorage(new Map()));
  Object.defineProperty(globalThis, 'location', { value: { reload }, configurable: true });
});

afterEach(() => {
  useStorage(undefined);
  for (const name of ['location', 'navigator'])
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
});

describe('code that fails to load', () => {
  it('[ER-08] reloads the page', () => {
    expect(reloadOnce(NOON)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[ER-08] reloads it once a minute at most', () => {
    const times = [0, 1, 1000, 59_999, 60_000, 60_001, 120_000];
    expect(times.map((after) => reloadOnce(NOON + after))).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
      true,
    ]);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('[ER-08] storage unavailable: never reloads, because the loop would not end', () => {
    useStorage(forbidden);
    expect(reloadOnce(NOON)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('[ER-08] [ST-03] offline: leaves the page, reloads once online', () => {
    connect(false);
    expect(reloadOnce(NOON)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    connect(true);
    expect(reloadOnce(NOON + 1)).toBe(true);
  });

  it('[ER-08] clock set back by an hour: still reloads', () => {
    reloadOnce(NOON);
    expect(reloadOnce(NOON - 3_600_000)).toBe(true);
  });
});
