import { useTranslations } from '#client/app/intl/use-translations.ts';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { Photograph } from '#client/components/photograph/photograph.tsx';
import { pictureOf } from '#client/components/product-front/picture-of.ts';
import type { FigureWidth } from '#client/components/product-front/picture-sizes.ts';
import { ProductFront } from '#client/components/product-front/product-front.tsx';
import type { DrawingData } from '#shared/contract/drawing.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { dimensionLine } from '#shared/drawing/dimension-line.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import { round } from '#shared/drawing/shapes.ts';
import type { Locale } from '#shared/locale.ts';
import { figureFrame } from './figure-frame.ts';
import styles from './product-figure.module.css';

type ProductFigureProps = {
  drawing: DrawingData;
  name: string;
  locale: Locale;
  cover?: ProductPicture | null;
  /** False where the product stands for others, so that its size says nothing. */
  hasDimension?: boolean;
};

const WIDTH: FigureWidth = { narrow: 'min(46vw, 16rem)', wide: 'min(23vw, 22rem)' };

/** A product before its wall, as large as its frame allows, with its width in the style of architects' drawings. */
export function ProductFigure({ drawing, name, locale, cover, hasDimension = true }: ProductFigureProps) {
  const text = useTranslations();
  const picture = pictureOf(drawing, [cover ?? null]);
  if (!hasDrawing(drawing))
    return (
      <Photograph
        name={name}
        picture={picture}
        sizes={`(max-width: 1088px) ${WIDTH.narrow}, ${WIDTH.wide}`}
        className={styles.photograph}
      />
    );
  const frame = figureFrame(drawing);
  return (
    <svg
      className={`${styles.figure} ${drawingStyles.drawing}`}
      viewBox={`0 0 ${round(frame.width)} ${round(frame.height)}`}
      // A picture has its own alternative text, which the figure's role would hide.
      {...(!picture && { role: 'img', 'aria-label': text('product.front_view', { name }) })}
    >
      <ProductFront
        drawing={drawing}
        picture={picture}
        x={round(frame.x)}
        y={round(frame.y)}
        figure={{ ...WIDTH, width: frame.width }}
      />
      {hasDimension && (
        <g aria-hidden="true" className={styles.dimension}>
          <path
            d={dimensionLine(
              [frame.x, frame.dimension.y],
              [frame.x + drawing.width, frame.dimension.y],
              frame.dimension.tick,
            )}
          />
          <text
            x={round(frame.width / 2)}
            y={round(frame.dimension.textY)}
            fontSize={round(frame.dimension.textSize)}
            textAnchor="middle"
          >
            {formatFigure(drawing.width, locale)}
          </text>
        </g>
      )}
    </svg>
  );
}
