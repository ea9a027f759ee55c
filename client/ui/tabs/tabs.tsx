import { Tabs as Primitive } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab = { value: string; title: string; content: ReactNode; disabled?: boolean };

/** Views of one subject, one visible at a time. Without scripts all are shown, one below the other. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <Primitive.Root className={styles.root} defaultValue={tabs[0]?.value}>
      <Primitive.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map(({ value, title, disabled }) => (
          <Primitive.Tab key={value} className={styles.tab} value={value} disabled={disabled ?? false}>
            {title}
          </Primitive.Tab>
        ))}
      </Primitive.List>
      {tabs.map(({ value, title, content }) => (
        <Primitive.Panel key={value} className={styles.panel} value={value} keepMounted>
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          {content}
        </Primitive.Panel>
      ))}
    </Primitive.Root>
  );
}
