import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  title: string;
  href: string;
  picture?: ReactNode;
  note?: string;
  /** In the same order on all cards, so that they can be compared. */
  facts?: readonly { label: string; value: string }[];
  foot?: ReactNode;
};

/** A preview of something that has its own page. The whole card is the link. */
export function Card({ title, href, picture, note, facts, foot }: CardProps) {
  return (
    <article className={styles.card}>
      {picture !== undefined && <div className={styles.wall}>{picture}</div>}
      <h3 className={styles.title}>
        <a href={href}>{title}</a>
      </h3>
      {note && <p className={styles.note}>{note}</p>}
      {facts && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}
