import { ElevationStrip } from '#client/components/elevation-strip/elevation-strip.tsx';
import type { Home } from '#shared/contract/home.ts';
import styles from './classics.module.css';

export function Classics({ classics }: { classics: Home['classics'] }) {
  return (
    <section className={styles.section} aria-labelledby="classics-title">
      <div className={`${styles.head} grid container`}>
        <h2 id="classics-title">{classics.title}</h2>
        <p>{classics.text}</p>
      </div>
      <ElevationStrip products={classics.products} withDoor />
    </section>
  );
}
