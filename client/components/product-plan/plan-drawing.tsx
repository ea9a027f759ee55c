import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { Shapes } from '#client/components/drawing/elevation.tsx';
import type { Product } from '#shared/contract/product.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { fixingGrid } from '#shared/drawing/fixing-grid.ts';
import type { PlanModel } from '#shared/drawing/plan-layout.ts';
import { drawPlan, type PlanPart } from '#shared/drawing/plan-parts.ts';
import styles from './plan-drawing.module.css';

export type PlanDrawingProps = { product: Pick<Product, 'name' | 'drawing'>; model: PlanModel };

export function PlanDrawing({ product, model }: PlanDrawingProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const figure = (value: number) => formatFigure(value, locale);
  const plan = drawPlan(product.drawing, model, {
    front: text('plan.front'),
    side: text('plan.side'),
    top: text('plan.top'),
    figure,
  });
  const label = text('plan.label', {
    name: product.name,
    width: figure(model.width),
    height: figure(model.height),
    depth: figure(model.depth),
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
      {plan.parts.map((part, index) => (
        <Part key={index} part={part} colour={product.drawing.colour} />
      ))}
    </svg>
  );
}

function Part({ part, colour }: { part: PlanPart; colour: string }) {
  switch (part.kind) {
    case 'elevation':
      return <Shapes shapes={part.shapes} colour={colour} x={part.x} y={part.y} outline />;
    case 'view':
      return (
        <rect className={styles.line} x={part.x} y={part.y} width={part.width} height={part.height} rx={6} />
      );
    case 'fixing':
      return <circle className={styles.dot} cx={part.x} cy={part.y} r={part.r} />;
    case 'figure':
    case 'name':
      return (
        <text
          className={styles[part.kind]}
          fontSize={part.size}
          textAnchor={part.anchor}
          transform={`translate(${part.x} ${part.y})${part.upright ? ' rotate(-90)' : ''} translate(0 ${part.shift})`}
        >
          {part.text}
        </text>
      );
    default:
      return <path className={styles[part.kind]} d={part.d} />;
  }
}
