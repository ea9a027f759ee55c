import { useText } from '#client/app/use-text.ts';
import { PlanDrawing, type PlanDrawingProps } from './plan-drawing.tsx';
import styles from './product-plan.module.css';

/** Front, side and top in line with the dimensions. */
export function ProductPlan({ product, model }: PlanDrawingProps) {
  const text = useText();
  return (
    <section className={styles.section} aria-labelledby="plan-title">
      <div className="container">
        <div className={styles.head}>
          <h2 id="plan-title">{text('plan.title')}</h2>
          <p>{text('plan.text', { name: product.name, size: model.label })}</p>
        </div>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={text('plan.region')}>
          <PlanDrawing product={product} model={model} />
        </div>
        {model.fixings.length > 0 && <p className={styles.legend}>{text('plan.fixings')}</p>}
      </div>
    </section>
  );
}
