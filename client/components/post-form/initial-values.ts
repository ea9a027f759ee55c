import { createContext, use } from 'react';
import type { FormValues } from '#shared/form-state.ts';

/** What stands in fields before anything was sent: from the address, or a draft. */
export const InitialValues = createContext<FormValues>({});

export function useInitialValues(): FormValues {
  return use(InitialValues);
}
