import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Availability } from '#client/components/parts/availability.tsx';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import type { MarkedView } from './find-exploded-view.ts';
import styles from './part-rows.module.css';

/** The marked parts of an exploded view, each with a link to its row there. */
export function PartRows({ view: { title, parts } }: { view: MarkedView }) {
  const text = useTranslations();
  return (
    <ul className={styles.list} aria-label={text('professional.parts_marked', { name: title })}>
      {parts.map((part) => (
        <li key={part.number} className={styles.row}>
          <span className={`${styles.number} figures`}>{part.number}</span>
          <a href={part.url} className={styles.name}>
            {part.name}
          </a>
          <span className={`${styles.reference} figures`}>{part.reference}</span>
          <span className={styles.stock}>
            <Availability part={part} />
          </span>
          <span className={styles.price}>
            <PriceTag price={part.price} size="small" />
          </span>
        </li>
      ))}
    </ul>
  );
}
