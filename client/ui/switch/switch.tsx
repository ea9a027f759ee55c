import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { children: ReactNode; hint?: string };

/** A setting that takes effect immediately. Use a checkbox if a button submits it. */
export function Switch({ children, hint, ...rest }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={styles.switch}>
      <span>
        {children}
        {hint && <small id={hintId}>{hint}</small>}
      </span>
      {/* A native checkbox exposes its own state. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input {...rest} type="checkbox" role="switch" aria-describedby={hint && hintId} />
    </label>
  );
}
