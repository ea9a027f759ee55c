import type { ReactNode } from 'react';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import styles from './facts.module.css';

type PartProps = {
  id: string;
  title: string;
  /** `lang`: language of a linked page in another language. */
  link?: { url: string; label: string; lang?: string };
  children: ReactNode;
};

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
