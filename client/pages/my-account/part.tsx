import type { ReactNode } from 'react';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import styles from './facts.module.css';

type PartProps = {
  id: string;
  title: string;
  /** `lang`: of a page that is in another language than this one. */
  link?: { url: string; label: string; lang?: string };
  children: ReactNode;
};

/** Its title on the left, what it says in the middle, the way to change it below. */
export function Part({ id, title, link, children }: PartProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={styles.content}>
        {children}
        {link && (
          <p className={styles.link}>
            <TextLink href={link.url} hrefLang={link.lang}>
              {link.label}
            </TextLink>
          </p>
        )}
      </div>
    </section>
  );
}
