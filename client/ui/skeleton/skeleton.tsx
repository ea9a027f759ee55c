import { Spoken } from '../live-region/spoken.tsx';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** What is being waited for, for those who do not see the shapes. */
  label: string;
  lines?: number;
  picture?: boolean;
};

/** The shape of what is on its way, after a second's wait and never before; it does not shimmer. */
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
