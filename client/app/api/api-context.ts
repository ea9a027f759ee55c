import { createContext, use } from 'react';
import type { Api } from '#shared/api/create-api.ts';

export type BrowserApi = Api & {
  /** Fetches the code that sends calls, for a call that cannot wait for it: one made as the page is left. */
  prepare: () => void;
};

export const ApiContext = createContext<BrowserApi | null>(null);

/** The back office, for what a visitor asks for after the page has loaded. @throws on the server. */
export function useApi(): BrowserApi {
  const api = use(ApiContext);
  if (!api) throw new Error('There is no API here.');
  return api;
}
