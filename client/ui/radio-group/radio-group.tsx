import { useId } from 'react';
import { FieldError } from '../field/field.tsx';
import styles from './radio-group.module.css';

type RadioGroupProps = {
  /** Target of links to the group; generated if absent. */
  id?: string;
  legend: string;
  name: string;
  options: readonly { value: string; label: string; note?: string; disabled?: boolean }[];
  defaultValue?: string;
  hint?: string;
  error?: string | undefined;
  /** `tiles`: options with notes beside each other; `cells`: a ruled table with the choice in ink, for figures to compare. */
  look?: 'list' | 'tiles' | 'cells';
};

/** A choice among a few options, all visible. Arrow keys move the choice. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, defaultValue, hint, error, look = 'list' } = props;
  const own = useId();
  const id = props.id ?? own;
  return (
    <fieldset
      id={id}
      tabIndex={props.id === undefined ? undefined : -1}
      data-invalid={error ? '' : undefined}
      className={styles.group}
      aria-describedby={`${id}-error ${id}-hint`}
    >
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={look === 'tiles' ? `${styles.list} ${styles.tiles}` : styles[look]}>
        {options.map(({ value, label, note, disabled }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              disabled={disabled}
              required
            />
            <span>
              {label}
              {note && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
