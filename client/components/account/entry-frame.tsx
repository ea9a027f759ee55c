import type { ReactNode } from 'react';
import { LeadColumns, LeadPage } from '#client/components/lead-page/lead-page.tsx';
import styles from './entry-frame.module.css';

type EntryFrameProps = { title: string; lead: string; children: ReactNode; aside?: ReactNode };

export function EntryFrame({ title, lead, children, aside }: EntryFrameProps) {
  return (
    <LeadPage title={title} lead={lead} className={styles.page}>
      <LeadColumns>
        <div className={styles.main}>{children}</div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </LeadColumns>
    </LeadPage>
  );
}
