import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let refused: string | undefined;

/** Reports the product that was refused because the comparison is full; `undefined` clears it. */
export function setRefused(name: string | undefined): void {
  refused = name;
  for (const notify of listeners) notify();
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
