import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import type { Product } from '#shared/contract/product.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { fixingGrid } from '#shared/drawing/fixing-grid.ts';
import type { DimensionDrawingModel } from '#shared/drawing/dimension-drawing-layout.ts';
import { drawDimensionDrawing, type DrawConnections } from '#shared/drawing/dimension-drawing.ts';
import styles from './dimension-drawing.module.css';
import { DrawingElements } from './drawing-elements.tsx';

export type DimensionDrawingProps = {
  product: Pick<Product, 'name' | 'drawing'>;
  model: DimensionDrawingModel;
  /** Draws the connections, for drawings with their legend. */
  drawConnections?: DrawConnections;
};

export function DimensionDrawing({ product, model, drawConnections }: DimensionDrawingProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const figure = (value: number) => formatFigure(value, locale);
  const names = { front: text('drawing.front'), side: text('drawing.side'), top: text('drawing.top') };
  const drawing = drawDimensionDrawing(product.drawing, model, { ...names, figure }, drawConnections);
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
  const connections = model.connections
    ? text('drawing.connections_label', { count: model.connections.length })
    : '';
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className={`${styles.drawing} ${drawingStyles.drawing}`}
      role="img"
      aria-label={label + fixings + connections}
    >
      <DrawingElements elements={drawing.elements} colour={product.drawing.colour} />
    </svg>
  );
}
