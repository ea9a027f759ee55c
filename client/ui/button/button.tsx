import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'ink';
type Look = { kind?: ButtonKind; icon?: LucideIcon; wide?: boolean; children: ReactNode };
type Busy = {
  /** What it is doing just now, in words: it keeps the focus and takes no second press. */
  busy?: string | undefined;
};

/** A button: its label on the left, its sign on the right. One primary a screen. */
export function Button({
  kind,
  icon,
  wide,
  busy,
  children,
  ...rest
}: Look & Busy & ComponentProps<'button'>) {
  const waiting = busy ? { 'aria-disabled': true, onClick: refuse } : undefined;
  return (
    <button type="button" {...rest} {...waiting} className={lookOf(kind, wide)}>
      {busy ?? children}
      {icon && !busy && <Icon of={icon} />}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ kind, icon, wide, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={lookOf(kind, wide)}>
      {children}
      {icon && <Icon of={icon} />}
    </a>
  );
}

function refuse(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

function lookOf(kind: ButtonKind = 'primary', wide = false): string {
  return [styles.button, styles[kind], wide && styles.wide].filter(Boolean).join(' ');
}
