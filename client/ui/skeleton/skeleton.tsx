import { Spoken } from '../live-region/spoken.tsx';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** Announced name of the content that loads. */
  label: string;
  lines?: number;
  picture?: boolean;
};

/** Placeholder of content that loads, shown after one second; it is not animated. */
export function Skeleton({ label, lines = 3, picture = false }: SkeletonProps) {
  return (
    <div className={styles.skeleton}>
      <Spoken as="span" className="hidden" text={label} atMount />
      {picture && <span className={styles.picture} />}
      {Array.from({ length: lines }, (_empty, line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}
