import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let refused: string | undefined;

/** Tells which product could not be added to a full choice; `undefined` once that is past. */
export function sayRefused(name: string | undefined): void {
  refused = name;
  for (const tell of listeners) tell();
}

export function useRefused(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => refused,
    () => undefined,
  );
}
