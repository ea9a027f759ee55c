import { useState, type ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import styles from './range.module.css';

type RangeProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
    min: number;
    max: number;
    defaultValue: number;
    format: (value: number) => string;
  };

/** An approximate amount between two labelled ends. Use a number field where the exact figure matters. */
export function Range({ label, hint, error, optional, format, ...rest }: RangeProps) {
  const [value, setValue] = useState(rest.defaultValue);
  return (
    <Field {...{ label, hint, error, optional }}>
      {(attributes) => (
        <div className={styles.range}>
          {/* Screen readers read the slider's own value text instead. */}
          <span className={styles.value} aria-hidden="true">
            {format(value)}
          </span>
          <input
            {...rest}
            {...attributes}
            type="range"
            aria-valuetext={format(value)}
            onChange={(event) => setValue(event.target.valueAsNumber)}
          />
          <span className={styles.ends} aria-hidden="true">
            <span>{format(rest.min)}</span>
            <span>{format(rest.max)}</span>
          </span>
        </div>
      )}
    </Field>
  );
}
