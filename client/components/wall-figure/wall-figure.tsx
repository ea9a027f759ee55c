import { usePage } from '#client/app/page/page-context.ts';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { pictureOf } from '#client/components/product-front/picture-of.ts';
import { ProductFront } from '#client/components/product-front/product-front.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { DrawingData } from '#shared/contract/drawing.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { REFERENCE_HEIGHT } from '#shared/domain/heat/room-area.ts';
import { dimensionLine } from '#shared/drawing/dimension-line.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import styles from './wall-figure.module.css';

type WallFigureProps = {
  name: string;
  /** In the size and colour that is shown. */
  drawing: DrawingData;
  pictures: readonly (ProductPicture | null)[];
  /** Free width of the wall in mm; that of a usual wall without it. */
  wall: number | undefined;
};

/** All lengths are in mm of the wall. */
const USUAL_WALL = 3000;
/** Least width of the picture: a narrow free wall is shown between what stands at its sides. */
const MIN_WIDTH = 1800;
const MAX_HEIGHT = REFERENCE_HEIGHT * 1000;
/** Wall above the appliance. */
const HEADROOM = 700;
/** Floor at both sides of the wall, and space around all. */
const EDGE = 40;
/** Space for the dimension of the wall above it. */
const ABOVE = 190;
const TEXT = 96;
const TICK = 24;
/** Dimension lines above the wall and the appliance, and their figures. */
const WALL_LINE = 60;
const APPLIANCE_LINE = 90;
const TEXT_RISE = 30;

/** An appliance before its wall at one scale, with the width of both. */
export function WallFigure({ name, drawing, pictures, wall: free = USUAL_WALL }: WallFigureProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  if (!hasDrawing(drawing)) return null;
  const { height, floor_distance: distance } = drawing;
  const width = Math.max(free, drawing.width, MIN_WIDTH);
  const x = (width - drawing.width) / 2;
  const top = Math.min(MAX_HEIGHT, distance + height + HEADROOM);
  const y = top - distance - height;
  const wallX = (width - free) / 2;
  const picture = pictureOf(drawing, pictures);
  return (
    <svg
      className={`${styles.figure} ${drawingStyles.drawing}`}
      viewBox={`${-EDGE} ${-ABOVE - EDGE} ${width + 2 * EDGE} ${top + ABOVE + 2 * EDGE}`}
      {...(!picture && { role: 'img', 'aria-label': text('product.front_view', { name }) })}
    >
      {free < width && <rect className={styles.occupied} width={width} height={top} />}
      <rect className={styles.plaster} x={wallX} y="0" width={free} height={top} />
      <path className={styles.floor} d={`M${-EDGE} ${top}H${width + EDGE}`} />
      <ProductFront
        drawing={drawing}
        picture={picture}
        x={x}
        y={y}
        figure={{ narrow: '100vw', wide: '34rem', width }}
      />
      <g aria-hidden="true" className={styles.dimension}>
        <path d={line(wallX, free, -WALL_LINE) + line(x, drawing.width, y - APPLIANCE_LINE)} />
        <text x={width / 2} y={-WALL_LINE - TEXT_RISE} fontSize={TEXT} textAnchor="middle">
          {formatFigure(free, locale)}
        </text>
        <text x={width / 2} y={y - APPLIANCE_LINE - TEXT_RISE} fontSize={TEXT} textAnchor="middle">
          {formatFigure(drawing.width, locale)}
        </text>
      </g>
    </svg>
  );
}

function line(from: number, length: number, at: number): string {
  return dimensionLine([from, at], [from + length, at], TICK);
}
