import { useTranslations } from '#client/app/intl/use-translations.ts';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { Photograph } from '#client/components/photograph/photograph.tsx';
import { pictureOf } from '#client/components/product-front/picture-of.ts';
import type { FigureWidth } from '#client/components/product-front/picture-sizes.ts';
import { ProductFront } from '#client/components/product-front/product-front.tsx';
import type { DrawingData } from '#shared/contract/drawing.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import { figureFrame } from './figure-frame.ts';
import styles from './product-figure.module.css';

type ProductFigureProps = {
  drawing: DrawingData;
  name: string;
  cover?: ProductPicture | null;
};

const WIDTH: FigureWidth = { narrow: 'min(50vw, 18rem)', wide: 'min(22vw, 20rem)' };

/**
 * A product before its wall, at one scale for all products: every frame has the same height in mm. A hairline marks a
 * height above the floor.
 */
export function ProductFigure({ drawing, name, cover }: ProductFigureProps) {
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
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      // A picture has its own alternative text, which the figure's role would hide.
      {...(!picture && { role: 'img', 'aria-label': text('product.front_view', { name }) })}
    >
      {frame.marks.map((mark) => (
        <g key={mark.metres} aria-hidden="true">
          <path className={styles.mark} d={`M0 ${mark.y}H${frame.width}`} />
          <text
            className={styles.metres}
            x={frame.textSize * 0.6}
            y={mark.y - frame.textSize * 0.4}
            fontSize={frame.textSize}
          >
            {`${mark.metres} m`}
          </text>
        </g>
      ))}
      <ProductFront
        drawing={drawing}
        picture={picture}
        x={frame.x}
        y={frame.y}
        figure={{ ...WIDTH, width: frame.width }}
      />
    </svg>
  );
}
