import { FormContext, usePageForm } from '#client/app/form-context.ts';
import { FORM_NAME_FIELD, WHOLE_FORM } from '#shared/form-state.ts';
import type { FaultTexts } from './fault-text.ts';
import { FormFaults } from './form-faults.tsx';

/**
 * Why a small form of the page was not taken: for pages whose forms have no room for it themselves. What is wrong with
 * a field is said beside it.
 */
export function WholeFormError({ faultTexts }: { faultTexts?: FaultTexts }) {
  const { state, isSending } = usePageForm();
  const code = state?.errors[WHOLE_FORM];
  if (!state || code === undefined || state.values[FORM_NAME_FIELD] !== undefined) return null;
  return (
    <FormContext value={{ state: { ...state, errors: { [WHOLE_FORM]: code } }, isSending }}>
      <FormFaults labels={{}} faultTexts={faultTexts} />
    </FormContext>
  );
}
