import { createContext, use } from 'react';
import type { RootStore } from './root-store.ts';

export const StoreContext = createContext<RootStore | null>(null);

/** @throws outside the application. */
export function useStore(): RootStore {
  const store = use(StoreContext);
  if (!store) throw new Error('useStore needs a StoreContext.');
  return store;
}
