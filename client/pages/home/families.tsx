import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Scene } from '#client/components/scene/scene.tsx';
import styles from './families.module.css';
import type { Family } from './home-load.ts';

/** Aspect ratio, as in the style sheet */
const FRAME = 4 / 3;

/**
 * A picture wider than its frame is cropped, so it renders wider than the frame. The first and the sixth tile are twice
 * as wide as the others, in narrow windows the first alone.
 */
function sizesOf({ width, height }: Family['picture'], index: number): string {
  const beyond = Math.max(1, width / height / FRAME);
  return `(width <= 1088px) ${Math.round((index ? 46 : 92) * beyond)}vw, ${Math.round((index % 5 ? 23 : 47) * beyond)}vw`;
}

export function Families({ families }: { families: Family[] }) {
  const text = useTranslations();
  return (
    <section className={`${styles.section} container`} aria-labelledby="families-title">
      <h2 id="families-title">{text('home.families_title')}</h2>
      <ul className={styles.list}>
        {families.map(({ name, url, picture }, index) => (
          <li key={index}>
            <a href={url}>
              <span className={styles.picture}>
                <Scene picture={{ ...picture, alt: '' }} sizes={sizesOf(picture, index)} />
              </span>
              <b>{name}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
