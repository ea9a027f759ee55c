import type { Home } from '#shared/contract/home.ts';
import styles from './plain-hero.module.css';

/** The head of the home page where no slide is to be had: its heading all the same. */
export function PlainHero({ home }: { home: Home }) {
  return (
    <section className={styles.hero}>
      <div className="container">
        <h1>{home.title}</h1>
        <p className={styles.text}>{home.description}</p>
      </div>
    </section>
  );
}
