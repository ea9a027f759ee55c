import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field.tsx';
import { Select, type SelectProps } from './select.tsx';
import styles from './select-field.module.css';

/** A choice among known options. Use a combobox for more than fifteen, radio buttons for four or fewer. */
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
