import { createContext, use } from 'react';
import type { FormValues } from '#shared/form-state.ts';

/** Values of fields before a submission: from the address, or a draft. */
export const InitialValues = createContext<FormValues>({});

export function useInitialValues(): FormValues {
  return use(InitialValues);
}
