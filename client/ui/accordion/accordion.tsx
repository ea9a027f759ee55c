import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

type AccordionProps = {
  items: readonly {
    title: string;
    content: ReactNode;
    isOpen?: boolean;
    /** Fragment that links to the item; such a link opens it. */
    id?: string;
  }[];
  /** Items with the same name are exclusive: opening one closes the others. */
  name?: string;
};

/** A list of native `<details>`: works without scripts and is found by the browser's search in the page. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={styles.list}>
      {items.map(({ title, content, isOpen, id }, index) => (
        <details key={`${index} ${title}`} name={name} open={isOpen}>
          <summary>
            {title}
            <Icon of={ChevronDown} />
          </summary>
          {/* Browsers open the `<details>` that contains the target of the fragment. */}
          <div className={styles.content} id={id}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
