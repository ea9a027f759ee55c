import { useDay } from '#client/app/page/use-day.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Scene } from '#client/components/scene/scene.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { Training } from './find-training.ts';
import styles from './training-dates.module.css';

/** The next courses, which are booked on their page. */
export function TrainingDates({ training: { url, picture, courses } }: { training: Training }) {
  const text = useTranslations();
  const dayOf = useDay();
  return (
    <section className={`${styles.section} container`} aria-labelledby="training-title">
      <div className={styles.head}>
        <h2 id="training-title">{text('professional.training_title')}</h2>
        <LinkArrow href={url}>{text('professional.training_all')}</LinkArrow>
      </div>
      <div className={`${picture ? styles.pictured : ''} grid`}>
        {picture && (
          <div className={styles.picture}>
            <Scene picture={picture} sizes="(width <= 1088px) 100vw, 44rem" />
          </div>
        )}
        <ul className={styles.list}>
          {courses.map(({ day, name, facts }) => (
            <li key={name}>
              <time dateTime={day}>{dayOf(day)}</time>
              <b>{name}</b>
              <span>{facts.join(' · ')}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
