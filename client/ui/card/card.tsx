import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  title: string;
  href: string;
  /** Stands on the floor line of the wall. */
  picture?: ReactNode;
  note?: string;
  /** Always in the same order, so that cards side by side can be compared. */
  facts?: readonly { label: string; value: string }[];
  /** Bottom left: a price, a date. */
  foot?: ReactNode;
};

/** A thing that has a page of its own: plaster wall, floor line, ruled facts. The whole card leads there. */
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
