import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import styles from './trust.module.css';

/** Figures of the company: values `figure | name | detail` of the setting, or `name | figure | detail`. */
export function Trust() {
  const text = useTranslations();
  const figures = useStore().settings.values('quote_figures');
  if (figures.length === 0) return null;
  return (
    <section className={styles.trust} aria-label={text('quote.trust')} data-ground="pine">
      <ul className="container">
        {figures.map((line) => {
          const [first = '', second = '', detail] = line.split('|');
          const isBefore = !/\d/.test(first);
          return (
            <li key={line}>
              <p className={styles.figure}>
                {isBefore && <span>{first} </span>}
                <b className="figures">{isBefore ? second : first}</b>
                {!isBefore && <span> {second}</span>}
              </p>
              <p className={styles.detail}>{detail}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
