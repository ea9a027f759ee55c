import type { ComponentProps } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field.tsx';
import styles from './text-field.module.css';

/** One line of text: names, addresses, mail. Give `autoComplete`, and `inputMode` where digits are wanted. */
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

/** Several lines, growing with what is written where browsers can. */
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
