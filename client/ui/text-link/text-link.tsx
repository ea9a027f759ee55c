import { ArrowUpRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './text-link.module.css';

type TextLinkProps = ComponentProps<'a'> & {
  /** "another site", in the page's language, where the link leaves this one. */
  leaves?: string;
};

/** A link inside a sentence: always underlined. What stands alone is a `LinkArrow`. */
export function TextLink({ leaves, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={styles.link}>
      {children}
      {leaves && (
        <>
          <Icon of={ArrowUpRight} size="small" />
          <span className="hidden"> ({leaves})</span>
        </>
      )}
    </a>
  );
}
