import type { ReactNode } from 'react';
import styles from './entry-frame.module.css';

type EntryFrameProps = { title: string; lead: string; children: ReactNode; aside?: ReactNode };

/** The pages on the way into the account: what to do on the left, why on the right. */
export function EntryFrame({ title, lead, children, aside }: EntryFrameProps) {
  return (
    <div className={`${styles.page} container`}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </div>
  );
}
