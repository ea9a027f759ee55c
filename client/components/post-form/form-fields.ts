import { usePageForm } from '#client/app/forms/form-context.ts';
import { useText } from '#client/app/intl/use-text.ts';
import { useInitialValues } from './initial-values.ts';
import { faultText, type FaultTexts } from './fault-text.ts';

/** What a control of a form is given: its address, what was typed in it, what is wrong with that. */
export type FieldState = {
  id: string;
  name: string;
  label: string;
  defaultValue: string | undefined;
  error: string | undefined;
  /** Dropped by fields that are marked as optional. */
  'aria-required': true;
};

/** Where a field stands in the document: error summaries lead there. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** Gives the function that says of each field of the page's form what its control needs. */
export function useFormFields(own?: FaultTexts): (name: string, label: string) => FieldState {
  const { state } = usePageForm();
  const initial = useInitialValues();
  const text = useText();
  return (name, label) => {
    const code = state?.errors[name];
    return {
      id: fieldId(name),
      name,
      label,
      defaultValue: (state?.values ?? initial)[name]?.[0],
      'aria-required': true,
      error: code === undefined ? undefined : faultText(text, own, { name, label, code }),
    };
  };
}
