import { createContext, use } from 'react';
import type { Api } from '#shared/api/create-api.ts';

export type BrowserApi = Api & {
  /** Loads the code that sends calls in advance, for a call made while the page is left. */
  prepare: () => void;
};

export const ApiContext = createContext<BrowserApi | null>(null);

/** The API, for calls after hydration. @throws on the server. */
export function useApi(): BrowserApi {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs an ApiContext.');
  return api;
}
