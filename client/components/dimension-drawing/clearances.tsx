import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { drawClearances } from '#shared/drawing/clearance-drawing.ts';
import type { DimensionDrawingModel } from '#shared/drawing/dimension-drawing-layout.ts';
import styles from './clearances.module.css';
import { DrawingElements } from './drawing-elements.tsx';

/** One size of its figures for all products. */
const PIXELS = 0.21;

/** Free space around an appliance. */
export function Clearances({ model }: { model: DimensionDrawingModel }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const figure = (value: number) => formatFigure(value, locale);
  const names = { front: text('drawing.front'), side: text('drawing.side'), top: text('drawing.top') };
  const { width, height, elements } = drawClearances(model, { ...names, figure });
  return (
    <div className={styles.clearances}>
      <h3>{text('drawing.clearances')}</h3>
      <p>{text('drawing.clearances_text')}</p>
      <svg viewBox={`0 0 ${width} ${height}`} width={width * PIXELS} aria-hidden="true">
        <DrawingElements elements={elements} />
      </svg>
      <dl>
        {model.clearances?.map(({ side, name, distance }) => (
          <div key={side}>
            <dt>{name}</dt>
            <dd>{text('drawing.millimetres', { distance: figure(distance) })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
