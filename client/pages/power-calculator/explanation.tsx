import { useText } from '#client/app/use-text.ts';
import styles from './power-calculator-page.module.css';

/** The formula in words, where its figures come from, and what it cannot know. */
export function Explanation() {
  const text = useText();
  return (
    <section className={`${styles.how} grid container`} aria-labelledby="how-title">
      <h2 id="how-title">{text('power.how')}</h2>
      <div>
        <p className={styles.formula}>{text('power.how_formula')}</p>
        <p>{text('power.how_climate')}</p>
        <p>{text('power.how_building')}</p>
        <p>{text('power.how_rooms')}</p>
        <h3>{text('power.limits')}</h3>
        <ul>
          <li>{text('power.limits_shape')}</li>
          <li>{text('power.limits_neighbours')}</li>
          <li>{text('power.limits_study')}</li>
        </ul>
      </div>
    </section>
  );
}
