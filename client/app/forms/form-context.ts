import { createContext, use } from 'react';
import type { FormState } from '#shared/form-state.ts';

export type PageForm = { state: FormState | undefined; isSending: boolean };

export const FormContext = createContext<PageForm>({ state: undefined, isSending: false });

export function usePageForm(): PageForm {
  return use(FormContext);
}
