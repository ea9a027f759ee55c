import type { ComponentProps } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field.tsx';
import styles from './text-field.module.css';

/** One line of text. Set `autoComplete`, and `inputMode` for digits. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  ...rest
}: FieldTexts & ComponentProps<'input'>) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(attributes) => <input type="text" {...rest} {...attributes} className={control.control} />}
    </Field>
  );
}

/** Several lines; grows with its content where browsers support it. */
export function TextArea({
  id,
  label,
  hint,
  error,
  optional,
  ...rest
}: FieldTexts & ComponentProps<'textarea'>) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(attributes) => (
        <textarea rows={4} {...rest} {...attributes} className={`${control.control} ${styles.area}`} />
      )}
    </Field>
  );
}
