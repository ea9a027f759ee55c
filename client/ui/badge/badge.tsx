import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = { tone?: 'neutral' | 'strong' | 'good' | 'caution' | 'error'; children: ReactNode };

/** One or two words on the state of a thing. The words say it, the colour only repeats them. Not pressed. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
