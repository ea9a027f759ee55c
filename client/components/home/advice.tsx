import { ArrowRight } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { Scene } from '#client/components/scene/scene.tsx';
import type { Home } from '#shared/contract/home.ts';
import styles from './advice.module.css';

export function Advice({ advice }: { advice: Home['advice'] }) {
  const text = useTranslations();
  const { site } = usePage();
  const first = advice.pages.find(({ picture }) => picture);
  return (
    <section
      className={`${styles.section} ${first ? styles.pictured : ''} grid container`}
      aria-labelledby="advice-title"
    >
      <h2 id="advice-title" className={styles.title}>
        {advice.title}
      </h2>
      {first?.picture && (
        <a
          className={styles.first}
          href={first.canonical[site.target]}
          // Hidden from assistive technology: the list contains the same link as text.
          tabIndex={-1}
          aria-hidden="true"
        >
          <Scene picture={first.picture} sizes="(width <= 1088px) 150vw, 93rem" />
        </a>
      )}
      <ul className={styles.list}>
        {advice.pages.map((page) => (
          <li key={page.id}>
            <a href={page.canonical[site.target]}>
              <b>{page.title}</b>
              <span className={styles.time}>
                {text('article.reading_time', { minutes: page.reading_minutes })}
              </span>
              <Icon of={ArrowRight} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
