import { useText } from '#client/app/intl/use-text.ts';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { pictureOf } from '#client/components/product-front/picture-of.ts';
import { ProductFront } from '#client/components/product-front/product-front.tsx';
import type { ComparedProduct } from './compare-load.ts';
import styles from './comparison-table.module.css';

/** In mm; `floor`: products stand where they hang, above one floor. */
export type ComparedFrame = { width: number; height: number; floor: boolean };

/** Things all smaller than this are looked at closely, on one line; higher up they would be dots. */
const SMALL = 400;
const ROOM = 0.06;

/** The frame all of them fit in, so that one width on the screen gives one scale. */
export function frameFor(products: readonly Pick<ComparedProduct, 'drawing'>[]): ComparedFrame {
  const drawings = products.map(({ drawing }) => drawing);
  const floor = drawings.some(({ width, height }) => Math.max(width, height) >= SMALL);
  const width = Math.max(...drawings.map((drawing) => drawing.width));
  const height = Math.max(
    ...drawings.map((drawing) => drawing.height + (floor ? drawing.floor_distance : 0)),
  );
  const room = Math.max(width, height) * ROOM;
  return { width: width + 2 * room, height: height + room, floor };
}

/** A product in the frame of all, its foot on their common line. */
export function ComparedFigure({ product, frame }: { product: ComparedProduct; frame: ComparedFrame }) {
  const text = useText();
  const { drawing, cover, name } = product;
  const picture = pictureOf(drawing, [cover]);
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
