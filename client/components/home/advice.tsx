import { useTranslations } from '#client/app/intl/use-translations.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { Scene } from '#client/components/scene/scene.tsx';
import type { Home } from '#shared/contract/home.ts';
import styles from './advice.module.css';

const SIZES = '(width <= 1088px) 100vw, 54rem';
const SMALL_SIZES = '15rem';

/** The first article large with its introduction, the others as a list. */
export function Advice({ advice }: { advice: Home['advice'] }) {
  const text = useTranslations();
  const { site } = usePage();
  return (
    <section className={`${styles.section} container`} aria-labelledby="advice-title">
      <h2 id="advice-title" className={styles.title}>
        {advice.title}
      </h2>
      <ul className={`${styles.list} grid`}>
        {advice.pages.map((page, index) => (
          <li key={page.id}>
            {page.picture && (
              <span className={styles.picture}>
                <Scene picture={page.picture} sizes={index === 0 ? SIZES : SMALL_SIZES} />
              </span>
            )}
            <a href={page.canonical[site.target]}>{page.title}</a>
            {index === 0 && <p>{page.lead}</p>}
            <small>{text('article.reading_time', { minutes: page.reading_minutes })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
