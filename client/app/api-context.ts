import { createContext, use } from 'react';
import type { Api } from '#shared/api/create-api.ts';

export const ApiContext = createContext<Api | null>(null);

/** The back office, for what a visitor asks for after the page has loaded. @throws on the server. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('There is no API here.');
  return api;
}
