import { useTranslations } from '#client/app/intl/use-translations.ts';
import styles from './trust.module.css';

/** Company figures (spec section 9), and the years for which spare parts are available. */
const FIGURES = [
  { value: '1921', label: 'quote.since', text: 'quote.news_text', isBefore: true },
  { value: '6', label: 'quote.factories', text: 'quote.factories_text', isBefore: false },
  { value: '200', label: 'quote.advisers', text: 'quote.advisers_text', isBefore: false },
  { value: '10', label: 'quote.parts', text: 'quote.parts_text', isBefore: false },
] as const;

export function Trust() {
  const text = useTranslations();
  return (
    <section className={styles.trust} aria-label={text('quote.trust')} data-ground="pine">
      <ul className="container">
        {FIGURES.map(({ value, label, text: detail, isBefore }) => (
          <li key={label}>
            <p className={styles.figure}>
              {isBefore && <span>{text(label)} </span>}
              <b className="figures">{value}</b>
              {!isBefore && <span> {text(label)}</span>}
            </p>
            <p className={styles.detail}>{text(detail)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
