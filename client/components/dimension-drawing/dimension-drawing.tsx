import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { Shapes } from '#client/components/drawing/elevation.tsx';
import type { Product } from '#shared/contract/product.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { fixingGrid } from '#shared/drawing/fixing-grid.ts';
import type { DimensionDrawingModel } from '#shared/drawing/dimension-drawing-layout.ts';
import { drawDimensionDrawing, type DimensionDrawingElement } from '#shared/drawing/dimension-drawing.ts';
import styles from './dimension-drawing.module.css';

export type DimensionDrawingProps = {
  product: Pick<Product, 'name' | 'drawing'>;
  model: DimensionDrawingModel;
};

export function DimensionDrawing({ product, model }: DimensionDrawingProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const figure = (value: number) => formatFigure(value, locale);
  const drawing = drawDimensionDrawing(product.drawing, model, {
    front: text('drawing.front'),
    side: text('drawing.side'),
    top: text('drawing.top'),
    figure,
  });
  const label = text('drawing.label', {
    name: product.name,
    width: figure(model.width),
    height: figure(model.height),
    depth: figure(model.depth),
  });
  const grid = fixingGrid(model.fixings);
  const fixings = grid
    ? text('drawing.fixings_label', {
        count: model.fixings.length,
        left: figure(grid.columns[0] ?? 0),
        across: figure((grid.columns.at(-1) ?? 0) - (grid.columns[0] ?? 0)),
        rows: grid.rows.length,
        down: figure((grid.rows.at(-1) ?? 0) - (grid.rows[0] ?? 0)),
      })
    : '';
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className={`${styles.drawing} ${drawingStyles.drawing}`}
      role="img"
      aria-label={`${label}${fixings}`}
    >
      {drawing.elements.map((element, index) => (
        <Element key={index} element={element} colour={product.drawing.colour} />
      ))}
    </svg>
  );
}

function Element({ element, colour }: { element: DimensionDrawingElement; colour: string }) {
  switch (element.kind) {
    case 'elevation':
      return <Shapes shapes={element.shapes} colour={colour} x={element.x} y={element.y} outline />;
    case 'view':
      return (
        <rect
          className={styles.line}
          x={element.x}
          y={element.y}
          width={element.width}
          height={element.height}
          rx={6}
        />
      );
    case 'fixing':
      return <circle className={styles.dot} cx={element.x} cy={element.y} r={element.r} />;
    case 'figure':
    case 'name':
      return (
        <text
          className={styles[element.kind]}
          fontSize={element.size}
          textAnchor={element.anchor}
          transform={`translate(${element.x} ${element.y})${element.upright ? ' rotate(-90)' : ''} translate(0 ${element.shift})`}
        >
          {element.text}
        </text>
      );
    default:
      return <path className={styles[element.kind]} d={element.d} />;
  }
}
