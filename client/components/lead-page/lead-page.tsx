import type { ReactNode } from 'react';
import styles from './lead-page.module.css';

type LeadPageProps = {
  title: string;
  /** One or two sentences below the title. */
  lead: string;
  children: ReactNode;
  /** Sets the measures that differ: see the stylesheet. */
  className?: string | undefined;
};

/** A page with a large title and a lead above what it is for: pages of the account, of a form. */
export function LeadPage({ title, lead, children, className = '' }: LeadPageProps) {
  return (
    <div className={`${styles.page} ${className} container`}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}

/** What the page is for, beside what belongs to it; one below the other on narrow screens. */
export function LeadColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
