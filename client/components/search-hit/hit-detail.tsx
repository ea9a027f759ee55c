import { MarkedText } from '#client/components/marked-text/marked-text.tsx';
import styles from './hit-detail.module.css';

const SEPARATOR = ' · ';

/**
 * The line below a hit's title. Its parts do not wrap where there is room, so that references are not broken at
 * hyphens.
 */
export function HitDetail({ detail, query }: { detail: string; query: string }) {
  const parts = detail.split(SEPARATOR);
  return parts.map((part, index) => (
    <span key={`${index} ${part}`} className={styles.part}>
      <MarkedText text={part} query={query} />
      {index < parts.length - 1 && '\u00a0· '}
    </span>
  ));
}
