import { useTranslations } from '#client/app/intl/use-translations.ts';
import styles from './footer-figures.module.css';

/** The company's four figures (spec section 9). */
const FIGURES = [
  { value: 6, name: 'figures.factories', detail: 'figures.factories_detail' },
  { value: 5, name: 'figures.research', detail: 'figures.research_detail' },
  { value: 3, name: 'figures.training', detail: 'figures.training_detail' },
  { value: 200, name: 'figures.advisers', detail: 'figures.advisers_detail' },
] as const;

export function FooterFigures() {
  const text = useTranslations();
  return (
    <section className={`${styles.section} container`} aria-labelledby="figures-title">
      <h2 id="figures-title">{text('figures.title')}</h2>
      <dl className={styles.figures}>
        {FIGURES.map((figure) => (
          <div key={figure.name}>
            <dt>
              <b>{text(figure.name)}</b>
              {text(figure.detail)}
            </dt>
            <dd className="figures">{figure.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
