import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field.tsx';
import { Select, type SelectProps } from './select.tsx';
import styles from './select-field.module.css';

/** One of a few known choices, in a form. More than fifteen: a combobox. Four or fewer: radio buttons. */
export function SelectField({ id, label, hint, error, optional, ...rest }: FieldTexts & SelectProps) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(attributes) => (
        <span className={styles.place}>
          <Select {...rest} {...attributes} className={control.control} />
        </span>
      )}
    </Field>
  );
}
