import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TOAST_DURATIONS, ToastsStore } from './toasts-store.ts';

const MESSAGE = 'header.catalogues';
let store: ToastsStore;

beforeEach(() => {
  jest.useFakeTimers();
  store = new ToastsStore();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('toasts', () => {
  it('last three seconds by default', () => {
    store.add({ kind: 'success', message: MESSAGE });
    jest.advanceTimersByTime(2999);
    expect(store.toasts).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(store.toasts).toEqual([]);
  });

  it('have the durations of the specification: form and logout 3 s, disconnected 10 s', () => {
    expect(TOAST_DURATIONS).toEqual({ form: 3000, logout: 3000, disconnected: 10_000 });
    store.add({ kind: 'warning', message: MESSAGE, duration: TOAST_DURATIONS.disconnected });
    jest.advanceTimersByTime(9999);
    expect(store.toasts).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(store.toasts).toEqual([]);
  });

  it('several toasts: each expires separately, in order', () => {
    store.add({ kind: 'error', message: MESSAGE });
    jest.advanceTimersByTime(1000);
    store.add({ kind: 'success', message: MESSAGE });
    expect(store.toasts.map((toast) => toast.kind)).toEqual(['error', 'success']);
    jest.advanceTimersByTime(2000);
    expect(store.toasts.map((toast) => toast.kind)).toEqual(['success']);
  });

  it('one closed early: the others stay', () => {
    store.add({ kind: 'error', message: MESSAGE });
    store.add({ kind: 'success', message: MESSAGE });
    const [first] = store.toasts;
    store.remove(first?.id ?? 0);
    expect(store.toasts.map((toast) => toast.kind)).toEqual(['success']);
    jest.advanceTimersByTime(3000);
    expect(store.toasts).toEqual([]);
  });

  it('held: stay, then last for the remaining time', () => {
    let isPaused = true;
    store.pauseWhile(() => isPaused);
    store.add({ kind: 'warning', message: MESSAGE });
    jest.advanceTimersByTime(60_000);
    expect(store.toasts).toHaveLength(1);
    isPaused = false;
    jest.advanceTimersByTime(2999);
    expect(store.toasts).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(store.toasts).toEqual([]);
  });

  it('have the action of their button', () => {
    const run = jest.fn();
    store.add({ kind: 'warning', message: MESSAGE, action: { label: MESSAGE, run } });
    store.toasts[0]?.action?.run();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
