import { ArrowUpRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './text-link.module.css';

type TextLinkProps = ComponentProps<'a'> & {
  /** "another site", in the page's language, for an external link. */
  leaves?: string;
};

/** A link within a sentence, always underlined. A standalone link is a `LinkArrow`. */
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
