import type { PageBlock } from '#shared/contract/page-block.ts';
import styles from './opening.module.css';

export type Facts = Extract<PageBlock, { type: 'table' }>;

export function Opening({ lead, facts }: { lead: string; facts: Facts | undefined }) {
  return (
    <section className={`${styles.opening} grid container`}>
      <p className={styles.lead}>{lead}</p>
      {facts && (
        <dl className={styles.facts}>
          {facts.rows.map(([label = '', value = '']) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
