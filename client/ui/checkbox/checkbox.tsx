import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from '../field/field.tsx';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode;
  hint?: string;
  error?: string | undefined;
  /** Indeterminate: some of the options it stands for are checked. */
  partly?: boolean;
};

/** A yes/no choice submitted with the form. The whole line is the target, 44 px high. */
export function Checkbox({ children, hint, error, partly = false, ...rest }: CheckboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = partly;
  }, [partly]);
  return (
    <div className={styles.checkbox}>
      <label>
        <input
          {...rest}
          ref={input}
          type="checkbox"
          aria-describedby={`${id}-error ${id}-hint`}
          aria-invalid={error ? true : undefined}
        />
        <span>{children}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
