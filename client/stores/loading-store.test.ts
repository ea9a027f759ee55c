import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as fc from 'fast-check';
import { LOADING, LoadingStore } from './loading-store.ts';

let loading: LoadingStore;

beforeEach(() => {
  jest.useFakeTimers();
  loading = new LoadingStore();
});

afterEach(() => {
  jest.useRealTimers();
});

const after = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

describe('loading indicator', () => {
  it('[ST-01] has the durations of the specification', () => {
    expect(LOADING).toEqual({ throttle: 200, duration: 5000, hideDelay: 500, tick: 100 });
  });

  it('[ST-01] request starts: shown after 200 ms, not before', () => {
    loading.start();
    after(199);
    expect(loading.show).toBe(false);
    after(1);
    expect(loading.show).toBe(true);
  });

  it('[ST-01] response within 200 ms: never shown', () => {
    loading.start();
    after(150);
    loading.finish();
    for (let time = 0; time < 1000; time += 10) {
      after(10);
      expect(loading.show).toBe(false);
    }
  });

  it('[ST-01] request in flight: grows every 100 ms, to be full after 5 seconds', () => {
    loading.start();
    after(200);
    expect(loading.progress).toBe(0);
    after(100);
    expect(loading.progress).toBe(2);
    after(50);
    expect(loading.progress).toBe(2);
    after(2350);
    expect(loading.progress).toBe(50);
  });

  it('[ST-01] slow response: not full before the end', () => {
    loading.start();
    after(60_000);
    expect(loading.progress).toBe(98);
    expect(loading.show).toBe(true);
  });

  it('[ST-01] response: full, then hidden after 500 ms', () => {
    loading.start();
    after(1000);
    loading.finish();
    expect([loading.show, loading.progress]).toEqual([true, 100]);
    after(499);
    expect([loading.show, loading.progress]).toEqual([true, 100]);
    after(1);
    expect([loading.show, loading.progress]).toEqual([false, 0]);
  });

  it('[ST-01] request fails: shown as failed, hidden as usual, reset by the next request', () => {
    loading.start();
    after(300);
    loading.fail();
    expect([loading.failed, loading.progress]).toEqual([true, 100]);
    after(500);
    expect(loading.show).toBe(false);
    loading.start();
    expect(loading.failed).toBe(false);
  });

  it('[ST-01] several requests: lasts until the last response', () => {
    loading.start();
    after(300);
    loading.start();
    loading.finish();
    after(1000);
    expect(loading.show).toBe(true);
    expect(loading.progress).toBeLessThan(100);
    loading.finish();
    after(500);
    expect(loading.show).toBe(false);
  });

  it('new request while finishing: starts again', () => {
    loading.start();
    after(300);
    loading.finish();
    after(200);
    loading.start();
    expect(loading.progress).toBe(0);
    after(500);
    expect(loading.show).toBe(true);
    expect(loading.progress).toBe(6);
  });

  it('finish without a request: ignored', () => {
    loading.finish();
    after(1000);
    expect([loading.show, loading.progress]).toEqual([false, 0]);
    loading.start();
    after(200);
    expect(loading.show).toBe(true);
  });

  it('[ST-01] any order of events: stays between 0 and 100 and ends hidden', () => {
    const step = fc.oneof(fc.constantFrom('start', 'finish', 'fail'), fc.nat({ max: 3000 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const store = new LoadingStore();
        for (const action of steps) {
          if (typeof action === 'number') after(action);
          else store[action]();
          expect(store.progress).toBeGreaterThanOrEqual(0);
          expect(store.progress).toBeLessThanOrEqual(100);
        }
        steps.forEach(() => store.finish());
        after(LOADING.hideDelay);
        expect([store.show, store.progress]).toEqual([false, 0]);
      }),
    );
    expect(jest.getTimerCount()).toBe(0);
  });
});
