import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = { tone?: 'neutral' | 'strong' | 'good' | 'caution' | 'error'; children: ReactNode };

/** A status in one or two words. The text carries the meaning, the colour only repeats it. Not interactive. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
