import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  title: string;
  text: string;
  /** One level below the heading above it. */
  headingLevel?: 'h2' | 'h3';
  children?: ReactNode;
};

/** States why a list is empty and offers the next action. */
export function EmptyState({ title, text, headingLevel: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
