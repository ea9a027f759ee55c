import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { dimensionLine } from '#shared/drawing/dimension-line.ts';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { round } from '#shared/drawing/shapes.ts';
import { Photograph } from '#client/components/photograph/photograph.tsx';
import { pictureOf } from '#client/components/product-front/picture-of.ts';
import type { FigureWidth } from '#client/components/product-front/picture-sizes.ts';
import { ProductFront } from '#client/components/product-front/product-front.tsx';
import type { DrawingData } from '#shared/contract/drawing.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import styles from './dimensioned-figure.module.css';

type DimensionedFigureProps = {
  drawing: DrawingData;
  name: string;
  /** Pictures of the product; the one that matches the drawing is shown. */
  pictures?: readonly (ProductPicture | null)[];
  priority?: boolean;
};

/** Widths of the figure, limited by its maximum height. */
const widthOf = (shape: number): FigureWidth => ({
  narrow: `min(100vw, ${Math.round(MAX_HEIGHT_REM * shape)}rem)`,
  wide: `min(58vw, ${Math.round(MAX_HEIGHT_REM * shape)}rem)`,
});

/** Equals the value in the style sheet. */
const MAX_HEIGHT_REM = 38;

const NONE: readonly ProductPicture[] = [];
const ROOM = 0.24;
const TICK = 0.012;
/** The floor line extends beyond the frame where overflow is visible. */
const FLOOR = 8;

/**
 * A product on or above the floor, with width and height in the style of architects' drawings; without a drawing, its
 * photograph.
 */
export function DimensionedFigure({
  drawing,
  name,
  pictures = NONE,
  priority = false,
}: DimensionedFigureProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const { width, height } = drawing;
  const picture = pictureOf(drawing, pictures);
  if (!hasDrawing(drawing))
    return (
      <Photograph
        name={name}
        picture={picture}
        sizes="(max-width: 1088px) 100vw, 58vw"
        priority={priority}
        className={styles.photograph}
      />
    );
  const size = Math.max(width, height * 0.95);
  const room = size * ROOM;
  const frame = { width: Math.max(width, size * 0.9) + 2 * room, height: height + 2.1 * room };
  const x = (frame.width - width) / 2;
  const y = room;
  const tick = size * TICK;
  const fontSize = size * 0.042;
  const above = y - room * 0.38;
  const floor = Math.min(y + height + drawing.floor_distance, frame.height - 1);
  const beside = x + width + room * 0.38;
  return (
    <svg
      className={`${styles.figure} ${drawingStyles.drawing}`}
      viewBox={`0 0 ${round(frame.width)} ${round(frame.height)}`}
      // A picture has its own alternative text, which the figure's role would hide.
      {...(!picture && {
        role: 'img',
        'aria-label': text('product.front_view_with_size', {
          name,
          width: formatFigure(width, locale),
          height: formatFigure(height, locale),
        }),
      })}
    >
      <path
        className={styles.floor}
        d={`M${round(-FLOOR * frame.width)} ${round(floor)}H${round(FLOOR * frame.width)}`}
      />
      <ProductFront
        drawing={drawing}
        picture={picture}
        x={round(x)}
        y={round(y)}
        figure={{ ...widthOf(frame.width / frame.height), width: frame.width }}
        priority={priority}
      />
      <g aria-hidden="true">
        <path
          className={styles.dimension}
          d={
            dimensionLine([x, above], [x + width, above], tick) +
            dimensionLine([beside, y], [beside, y + height], tick)
          }
        />
        <text
          className={styles.text}
          x={round(x + width / 2)}
          y={round(above - fontSize * 0.6)}
          fontSize={fontSize}
          textAnchor="middle"
        >
          {formatFigure(width, locale)}
        </text>
        <g transform={`translate(${round(beside + fontSize * 1.3)} ${round(y + height / 2)}) rotate(-90)`}>
          <text className={`${styles.text} ${styles.upright}`} fontSize={fontSize} textAnchor="middle">
            {formatFigure(height, locale)}
          </text>
        </g>
      </g>
    </svg>
  );
}
