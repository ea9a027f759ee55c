import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { Elevation } from '#client/components/drawing/elevation.tsx';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import type { Product } from '#shared/contract/product.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { Dimension } from './dimension.tsx';
import { fixingGrid } from './fixing-grid.ts';
import { FixingMarks } from './fixing-marks.tsx';
import styles from './plan-drawing.module.css';
import { planLayout, type PlanModel } from './plan-layout.ts';

export type PlanDrawingProps = { product: Pick<Product, 'name' | 'drawing'>; model: PlanModel };

/** Front, side and top of one size in line with its dimensions, its fixing points and the floor. */
export function PlanDrawing({ product, model }: PlanDrawingProps) {
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
  const grid = fixingGrid(model.fixings);
  const fixings = grid
    ? text('plan.fixings_label', {
        count: model.fixings.length,
        left: figure(grid.columns[0] ?? 0),
        across: figure((grid.columns.at(-1) ?? 0) - (grid.columns[0] ?? 0)),
        rows: grid.rows.length,
        down: figure((grid.rows.at(-1) ?? 0) - (grid.rows[0] ?? 0)),
      })
    : '';
  return (
    <svg
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      className={`${styles.plan} ${drawingStyles.drawing}`}
      role="img"
      aria-label={`${label}${fixings}`}
    >
      <Elevation drawing={{ ...product.drawing, width, height }} x={plan.front.x} y={plan.front.y} outline />
      <rect className={styles.line} x={plan.side.x} y={plan.side.y} width={depth} height={height} rx={6} />
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
      <FixingMarks plan={plan} model={model} floorDistance={product.drawing.floor_distance} />
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
  );
}
