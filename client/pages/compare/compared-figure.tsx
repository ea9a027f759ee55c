import { useTranslations } from '#client/app/intl/use-translations.ts';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { Photograph } from '#client/components/photograph/photograph.tsx';
import { pictureOf } from '#client/components/product-front/picture-of.ts';
import { ProductFront } from '#client/components/product-front/product-front.tsx';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import type { ComparedProduct } from './compare-load.ts';
import styles from './comparison-table.module.css';

/** Frame in mm. `floor`: products hang at their mounting height above a common floor line. */
export type ComparedFrame = { width: number; height: number; floor: boolean };

/**
 * Products that are all smaller than this (mm) share one base line instead: at mounting height they would be too small
 * to see.
 */
const SMALL = 400;
const ROOM = 0.06;

/** Smallest frame that fits all products, so that they share one scale. */
export function frameFor(products: readonly Pick<ComparedProduct, 'drawing'>[]): ComparedFrame {
  const drawings = products.map(({ drawing }) => drawing).filter(hasDrawing);
  const floor = drawings.some(({ width, height }) => Math.max(width, height) >= SMALL);
  const width = Math.max(...drawings.map((drawing) => drawing.width));
  const height = Math.max(
    ...drawings.map((drawing) => drawing.height + (floor ? drawing.floor_distance : 0)),
  );
  const room = Math.max(width, height) * ROOM;
  return { width: width + 2 * room, height: height + room, floor };
}

/** A product in the common frame, its bottom on the base line. */
export function ComparedFigure({ product, frame }: { product: ComparedProduct; frame: ComparedFrame }) {
  const text = useTranslations();
  const { drawing, cover, name } = product;
  const picture = pictureOf(drawing, [cover]);
  if (!hasDrawing(drawing))
    return (
      <Photograph
        name={name}
        picture={picture}
        sizes="(max-width: 1088px) min(46vw, 15rem), 21vw"
        className={styles.photograph}
      />
    );
  const lift = frame.floor ? drawing.floor_distance : 0;
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className={`${styles.figure} ${drawingStyles.drawing}`}
      {...(!picture && { role: 'img', 'aria-label': text('product.front_view', { name }) })}
    >
      <ProductFront
        drawing={drawing}
        picture={picture}
        x={(frame.width - drawing.width) / 2}
        y={frame.height - lift - drawing.height}
        figure={{ width: frame.width, narrow: 'min(46vw, 15rem)', wide: '21vw' }}
      />
    </svg>
  );
}
