import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { children: ReactNode; hint?: string };

/** A setting that takes effect at once. What waits for a button is a checkbox. */
export function Switch({ children, hint, ...rest }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={styles.switch}>
      <span>
        {children}
        {hint && <small id={hintId}>{hint}</small>}
      </span>
      {/* A native checkbox says by itself whether it is checked. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input {...rest} type="checkbox" role="switch" aria-describedby={hint && hintId} />
    </label>
  );
}
