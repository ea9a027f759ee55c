import type { ComponentProps } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field.tsx';
import styles from './file-field.module.css';

type FileFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'type'>;

/** Native file input, with the browser's localized texts. State kinds and size in the hint. */
export function FileField({ id, label, hint, error, optional, ...rest }: FileFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(attributes) => (
        <input {...rest} {...attributes} type="file" className={`${control.control} ${styles.file}`} />
      )}
    </Field>
  );
}
