import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { afterPress } from '#client/app/forms/after-press.ts';
import { usePageForm, type PageForm } from '#client/app/forms/form-context.ts';
import { leavesToSend } from '#client/components/post-form/leaves-to-send.ts';
import { checkField } from './check-fields.ts';
import type { StepField } from './signup-steps.ts';

type Checked = Record<string, string | undefined>;

/**
 * Validates a field on blur. Returns the form's state merged with the results, so that a corrected field loses its
 * error and an invalid one gets one.
 */
export function useLiveErrors(names: readonly StepField[]): {
  form: PageForm;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onChange: (event: ChangeEvent<HTMLFormElement>) => void;
} {
  const { state, isSending } = usePageForm();
  const [checked, setChecked] = useState<{ of: unknown; errors: Checked }>({ of: state, errors: {} });
  const errors = checked.of === state ? checked.errors : {};
  // A message shifts the layout, so the update waits until the pointer is released.
  const note = (name: string, error: string | undefined) =>
    afterPress(() =>
      setChecked((now) => ({ of: state, errors: { ...(now.of === state && now.errors), [name]: error } })),
    );
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (leavesToSend(event)) return;
    const { target, currentTarget } = event;
    const name = names.find((candidate) => candidate === target.getAttribute('name'));
    if (
      !name ||
      !(target instanceof HTMLInputElement) ||
      target.type === 'radio' ||
      target.type === 'checkbox'
    )
      return;
    const valueOf = (other: StepField) => {
      const control = currentTarget.elements.namedItem(other);
      return control instanceof HTMLInputElement ? control.value : '';
    };
    note(name, checkField(name, target.value, valueOf));
  };
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || !target.checked || !state?.errors[target.name]) return;
    note(target.name, undefined);
  };
  const merged = Object.entries({ ...state?.errors, ...errors }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const isTouched = Object.keys(errors).length > 0;
  const form: PageForm = isTouched
    ? {
        state: { status: 200, values: {}, ...state, errors: Object.fromEntries(merged) },
        isSending,
      }
    : { state, isSending };
  return { form, onBlur, onChange };
}
