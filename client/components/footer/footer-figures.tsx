import { useStore } from '#client/stores/store-context.ts';
import styles from './footer-figures.module.css';

/**
 * Figures of the company (spec section 9): values `number | name | detail` of the setting. Large on the home pages, one
 * line on others.
 */
export function FooterFigures() {
  const { settings } = useStore();
  const title = settings.setting('figures_title');
  if (title === undefined) return null;
  return (
    <section className={`${styles.section} container`} aria-labelledby="figures-title">
      <h2 id="figures-title">{title}</h2>
      <dl className={styles.figures}>
        {settings.values('figures').map((line) => {
          const [value, name, detail] = line.split('|');
          return (
            <div key={line}>
              <dt>
                <b>{name}</b>
                <span className={styles.detail}>{detail}</span>
              </dt>
              <dd className="figures">{value}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
