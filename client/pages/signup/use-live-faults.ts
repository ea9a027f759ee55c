import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { usePageForm, type PageForm } from '#client/app/form-context.ts';
import { leavesForButton } from '#client/components/post-form/leaves-for-button.ts';
import { checkField } from './check-fields.ts';
import type { StepField } from './signup-steps.ts';

type Checked = Record<string, string | undefined>;

/**
 * Checks a field when it is left. Gives the form's state with what was found: a mended field is no longer wrong, one
 * that has become wrong says so beside it.
 */
export function useLiveFaults(names: readonly StepField[]): {
  form: PageForm;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onChange: (event: ChangeEvent<HTMLFormElement>) => void;
} {
  const { state, isSending } = usePageForm();
  const [checked, setChecked] = useState<{ of: unknown; faults: Checked }>({ of: state, faults: {} });
  const faults = checked.of === state ? checked.faults : {};
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (leavesForButton(event)) return;
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
    setChecked({ of: state, faults: { ...faults, [name]: checkField(name, target.value, valueOf) } });
  };
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || !target.checked || !state?.errors[target.name]) return;
    setChecked({ of: state, faults: { ...faults, [target.name]: undefined } });
  };
  const merged = Object.entries({ ...state?.errors, ...faults }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const isTouched = Object.keys(faults).length > 0;
  const form: PageForm = isTouched
    ? {
        state: { status: 200, values: {}, ...state, errors: Object.fromEntries(merged) },
        isSending,
      }
    : { state, isSending };
  return { form, onBlur, onChange };
}
