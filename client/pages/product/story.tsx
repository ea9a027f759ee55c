import { Elevation } from '#client/components/drawing/elevation.tsx';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import type { Product } from '#shared/contract/product.ts';
import styles from './story.module.css';

/** What makes it, and three things worth knowing, beside a corner of it drawn close. */
export function Story({ product }: { product: Product }) {
  const { drawing } = product;
  const size = Math.min(drawing.width, drawing.height) * 0.62;
  return (
    <section className={`${styles.story} grid container`}>
      <svg
        className={`${styles.detail} ${drawingStyles.drawing}`}
        viewBox={`${-size * 0.18} ${-size * 0.2} ${size} ${size * 1.25}`}
        preserveAspectRatio="xMinYMin slice"
        aria-hidden="true"
      >
        <Elevation drawing={drawing} x={0} y={0} />
      </svg>
      <div className={styles.words}>
        <h2>{product.story.title}</h2>
        <p>{product.story.text}</p>
        <dl>
          {product.points.map((point) => (
            <div key={point.title}>
              <dt>{point.title}</dt>
              <dd>{point.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
