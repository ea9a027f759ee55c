import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = { title: string; text: string; children?: ReactNode };

/** Nothing here yet: why, and the one thing to do about it. An empty wall and its floor line. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h3>{title}</h3>
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
