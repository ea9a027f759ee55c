import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './select.module.css';

export type SelectProps = ComponentProps<'select'> & { options: readonly { value: string; label: string }[] };

export function Select({ options, ...rest }: SelectProps) {
  return (
    <span className={styles.select}>
      <select {...rest}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="small" />
    </span>
  );
}
