import { usePageForm } from '#client/app/forms/form-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useInitialValues } from './initial-values.ts';
import { errorMessage, type ErrorMessages } from './error-message.ts';

export type FieldState = {
  id: string;
  name: string;
  label: string;
  defaultValue: string | undefined;
  error: string | undefined;
  /** Removed by optional fields. */
  'aria-required': true;
};

/** Id of a field, the target of error summaries. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

export function useFormFields(own?: ErrorMessages): (name: string, label: string) => FieldState {
  const { state } = usePageForm();
  const initial = useInitialValues();
  const text = useTranslations();
  return (name, label) => {
    const code = state?.errors[name];
    return {
      id: fieldId(name),
      name,
      label,
      defaultValue: (state?.values ?? initial)[name]?.[0],
      'aria-required': true,
      error: code === undefined ? undefined : errorMessage(text, own, { name, label, code }),
    };
  };
}
