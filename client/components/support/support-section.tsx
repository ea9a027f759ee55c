import type { ReactNode } from 'react';
import styles from './support.module.css';

export function SupportSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={`${styles.section} container`} id={id}>
      <h2>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
