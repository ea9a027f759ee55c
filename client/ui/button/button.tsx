import type { IconNode } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'ink';
type Look = { kind?: ButtonKind; icon?: IconNode; wide?: boolean; children: ReactNode };

/** Label on the left, icon on the right. At most one primary button per screen. */
export function Button({ kind, icon, wide, children, ...rest }: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classNameOf(kind, wide)}>
      {children}
      {icon && <Icon of={icon} />}
    </button>
  );
}

export function ButtonLink({ kind, icon, wide, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNameOf(kind, wide)}>
      {children}
      {icon && <Icon of={icon} />}
    </a>
  );
}

function classNameOf(kind: ButtonKind = 'primary', wide = false): string {
  return [styles.button, styles[kind], wide && styles.wide].filter(Boolean).join(' ');
}
