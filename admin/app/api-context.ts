import { createContext, useContext } from 'react';
import type { Caller } from '#shared/api/caller.ts';

export const ApiContext = createContext<Caller | undefined>(undefined);

/** The typed calls of the contract, for what is no record of a list. */
export function useApi(): Caller {
  const api = useContext(ApiContext);
  if (!api) throw new Error('The application provides no API.');
  return api;
}
