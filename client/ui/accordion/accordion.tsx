import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

type AccordionProps = {
  items: readonly {
    title: string;
    content: ReactNode;
    isOpen?: boolean;
    /** Fragment of an address that opens it. */
    id?: string;
  }[];
  /** Items that share a name: opening one closes the others. */
  name?: string;
};

/** Titles that open on their text. The browser's own disclosure: it works before scripts, and can be searched. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={styles.list}>
      {items.map(({ title, content, isOpen, id }, index) => (
        <details key={`${index} ${title}`} name={name} open={isOpen}>
          <summary>
            {title}
            <Icon of={ChevronDown} />
          </summary>
          {/* Browsers open what the fragment of an address points into. */}
          <div className={styles.content} id={id}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
