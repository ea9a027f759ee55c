import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while the browser takes over its markup, true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
