import type { ReactNode } from 'react';
import styles from './lead-page.module.css';

type LeadPageProps = {
  title: string;
  /** One or two sentences below the title. */
  lead: string;
  children: ReactNode;
  /** Sets the custom properties of the style sheet. */
  className?: string | undefined;
};

/** Layout of account and form pages: a large title and a lead above the content. */
export function LeadPage({ title, lead, children, className = '' }: LeadPageProps) {
  return (
    <div className={`${styles.page} ${className} container`}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}

/** The main content and its aside in two columns; in one on narrow screens. */
export function LeadColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
