import { FormContext, usePageForm } from '#client/app/forms/form-context.ts';
import { FORM_NAME_FIELD, WHOLE_FORM } from '#shared/form-state.ts';
import type { ErrorMessages } from './error-message.ts';
import { FormErrors } from './form-errors.tsx';

/** True if a field of the page shows its own error. */
type HasField = (name: string) => boolean;

const hasNoField: HasField = () => false;

/**
 * The error of a small form that has no summary. An error of a field that is not on the page is shown as an error of
 * the form, so that every refusal has a message.
 */
export function WholeFormError({
  errorMessages,
  hasField = hasNoField,
}: {
  errorMessages?: ErrorMessages;
  hasField?: HasField;
}) {
  const { state, isSending } = usePageForm();
  if (!state || state.values[FORM_NAME_FIELD] !== undefined) return null;
  const { errors } = state;
  const isShown = Object.keys(errors).every(hasField);
  const code = errors[WHOLE_FORM] ?? (isShown ? undefined : 'invalid');
  if (code === undefined) return null;
  return (
    <FormContext value={{ state: { ...state, errors: { [WHOLE_FORM]: code } }, isSending }}>
      <FormErrors labels={{}} errorMessages={errorMessages} />
    </FormContext>
  );
}
