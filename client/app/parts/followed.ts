import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** A value that changes while a late part waits for its module: its props may not. */
export type Followed<Value> = {
  subscribe: (listener: () => void) => () => void;
  get: () => Value;
  /** The value that the server rendered. */
  initial: () => Value;
};

/** Passes a value on to late parts. */
export function useFollowed<Value>(value: Value): Followed<Value> {
  const [followed] = useState(() => createFollowed(value));
  // Before the browser paints, so that both change at once.
  useLayoutEffect(() => followed.set(value), [followed, value]);
  return followed;
}

/** The present value; during hydration that of the server. */
export function useFollowing<Value>({ subscribe, get, initial }: Followed<Value>): Value {
  return useSyncExternalStore(subscribe, get, initial);
}

function createFollowed<Value>(first: Value) {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => current,
    initial: () => first,
    set: (value: Value) => {
      current = value;
      for (const listener of listeners) listener();
    },
  };
}
