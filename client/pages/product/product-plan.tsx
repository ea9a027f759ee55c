import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { Elevation } from '#client/components/drawing/elevation.tsx';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import type { Product, ProductModel } from '#shared/contract/product.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { Dimension } from './dimension.tsx';
import { planLayout } from './plan-layout.ts';
import styles from './product-plan.module.css';

type ProductPlanProps = {
  product: Pick<Product, 'name' | 'drawing'>;
  model: Pick<ProductModel, 'width' | 'height' | 'depth' | 'label'>;
};

/** Front, side and top in line with the dimensions. */
export function ProductPlan({ product, model }: ProductPlanProps) {
  const text = useText();
  const { locale } = usePage().site;
  const { width, height, depth } = model;
  const plan = planLayout(model, product.drawing.floor_distance);
  const figure = (value: number) => formatFigure(value, locale);
  const label = text('plan.label', {
    name: product.name,
    width: figure(width),
    height: figure(height),
    depth: figure(depth),
  });
  return (
    <section className={styles.section} aria-labelledby="plan-title">
      <div className="container">
        <div className={styles.head}>
          <h2 id="plan-title">{text('plan.title')}</h2>
          <p>{text('plan.text', { name: product.name, size: model.label })}</p>
        </div>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
          <svg
            viewBox={`0 0 ${plan.width} ${plan.height}`}
            className={`${styles.plan} ${drawingStyles.drawing}`}
            role="img"
            aria-label={label}
          >
            <Elevation
              drawing={{ ...product.drawing, width, height }}
              x={plan.front.x}
              y={plan.front.y}
              outline
            />
            <rect
              className={styles.line}
              x={plan.side.x}
              y={plan.side.y}
              width={depth}
              height={height}
              rx={6}
            />
            <rect className={styles.line} x={plan.top.x} y={plan.top.y} width={width} height={depth} rx={6} />
            <path className={styles.wall} d={plan.wallLine} />
            {plan.floorLine && <path className={styles.floor} d={plan.floorLine} />}
            <Dimension
              from={[plan.front.x, plan.above]}
              to={[plan.front.x + width, plan.above]}
              text={figure(width)}
              size={plan.text}
            />
            <Dimension
              from={[plan.before, plan.front.y]}
              to={[plan.before, plan.front.y + height]}
              text={figure(height)}
              size={plan.text}
            />
            <Dimension
              from={[plan.side.x, plan.above]}
              to={[plan.side.x + depth, plan.above]}
              text={figure(depth)}
              size={plan.text}
            />
            {plan.floorLine && (
              <Dimension
                from={[plan.after, plan.front.y + height]}
                to={[plan.after, plan.floor]}
                text={figure(product.drawing.floor_distance)}
                size={plan.text}
              />
            )}
            <text className={styles.name} x={plan.front.x} y={plan.names} fontSize={plan.text}>
              {text('plan.front')}
            </text>
            <text className={styles.name} x={plan.side.x} y={plan.names} fontSize={plan.text}>
              {text('plan.side')}
            </text>
            <text
              className={styles.name}
              x={plan.front.x}
              y={plan.top.y + depth + plan.text * 1.6}
              fontSize={plan.text}
            >
              {text('plan.top')}
            </text>
          </svg>
        </div>
      </div>
    </section>
  );
}
