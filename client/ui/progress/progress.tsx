import { useId } from 'react';
import { Spoken } from '../live-region/spoken.tsx';
import styles from './progress.module.css';

type ProgressProps = {
  label: string;
  /** Percentage; `undefined` if unknown. */
  value?: number;
  /** Progress in words: "3 of 8 files". Announced on change. */
  text: string;
};

/** Progress of an operation that takes more than a few seconds. The text changes; nothing spins. */
export function Progress({ label, value, text }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <Spoken as="span" className="figures" text={text} />
      <progress id={id} max={100} value={value} />
    </div>
  );
}
