import { createContext, use } from 'react';
import type { FormState } from '#shared/form-state.ts';

/** The form of the page being shown: what came back, and whether it is on its way just now. */
export type PageForm = { state: FormState | undefined; isSending: boolean };

export const FormContext = createContext<PageForm>({ state: undefined, isSending: false });

/** For whatever stands in a form: what was typed, what is wrong, whether it is being sent. */
export function usePageForm(): PageForm {
  return use(FormContext);
}
