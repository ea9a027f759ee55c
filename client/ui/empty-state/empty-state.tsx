import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  title: string;
  text: string;
  /** One below the heading it stands under. */
  headingLevel?: 'h2' | 'h3';
  children?: ReactNode;
};

/** Nothing here yet: why, and the one thing to do about it. An empty wall and its floor line. */
export function EmptyState({ title, text, headingLevel: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
