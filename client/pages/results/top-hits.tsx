import { useTranslations } from '#client/app/intl/use-translations.ts';
import { HitRow } from './hit-row.tsx';
import type { ResultsData } from './results-load.ts';
import { useTopHits } from './use-hits.ts';
import styles from './top-hits.module.css';

export function TopHits({ data: { top, query, corrected } }: { data: ResultsData }) {
  const text = useTranslations();
  const toHits = useTopHits();
  return (
    <section className={`${styles.top} container`} aria-labelledby="top-hits">
      <h2 id="top-hits">{text('search.top')}</h2>
      <ul className={top.length > 1 ? styles.columns : undefined}>
        {toHits(top, query).map((hit) => (
          <li key={hit.key}>
            <HitRow hit={hit} query={corrected ?? query} />
          </li>
        ))}
      </ul>
    </section>
  );
}
