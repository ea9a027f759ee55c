import { useId } from 'react';
import { Spoken } from '../live-region/spoken.tsx';
import styles from './progress.module.css';

type ProgressProps = {
  label: string;
  /** Of 100; left out while nobody can tell. */
  value?: number;
  /** How far, in words: "3 of 8 files". Announced as it changes. */
  text: string;
};

/** How far something has come that takes more than a few seconds. Nothing turns: the words change. */
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
