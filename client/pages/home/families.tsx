import { useText } from '#client/app/use-text.ts';
import { Scene } from '#client/components/scene/scene.tsx';
import styles from './families.module.css';
import type { Family } from './home-load.ts';

/** Their pictures cover a frame that is less wide than they are. */
const SIZES = '(width <= 1088px) 85vw, 42vw';

/** The families of the catalogue, each by its picture. */
export function Families({ families }: { families: Family[] }) {
  const text = useText();
  return (
    <section className={`${styles.section} container`} aria-labelledby="families-title">
      <h2 id="families-title">{text('home.families_title')}</h2>
      <ul className={styles.list}>
        {families.map(({ name, url, picture }) => (
          <li key={url}>
            <a href={url}>
              <span className={styles.picture}>
                <Scene picture={{ ...picture, alt: '' }} sizes={SIZES} />
              </span>
              <b>{name}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
