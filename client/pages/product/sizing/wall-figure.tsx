import { usePage } from '#client/app/page/page-context.ts';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { pictureOf } from '#client/components/product-front/picture-of.ts';
import { ProductFront } from '#client/components/product-front/product-front.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { Product, ProductModel, ProductVariant } from '#shared/contract/product.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { REFERENCE_HEIGHT } from '#shared/domain/heat/room-area.ts';
import { dimensionLine } from '#shared/drawing/dimension-line.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import styles from './sizing.module.css';

type WallFigureProps = {
  product: Product;
  model: ProductModel;
  variant: ProductVariant;
  /** Free width of the wall in mm; that of a usual wall without it. */
  wall: number | undefined;
};

const USUAL_WALL = 3000;
const MAX_HEIGHT = REFERENCE_HEIGHT * 1000;
/** Wall above the appliance. */
const HEADROOM = 700;
const TICK = 24;
const TEXT = 96;
const ABOVE = 190;

/** The size before its wall at one scale, with the width of both. */
export function WallFigure({ product, model, variant, wall: free = USUAL_WALL }: WallFigureProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  if (!hasDrawing(product.drawing)) return null;
  const width = Math.max(free, model.width);
  const { height } = model;
  const drawing = { ...product.drawing, width: model.width, height, colour: variant.colour.value };
  const x = (width - model.width) / 2;
  const top = Math.min(MAX_HEIGHT, product.drawing.floor_distance + height + HEADROOM);
  const y = top - product.drawing.floor_distance - height;
  const picture = pictureOf(drawing, product.pictures);
  return (
    <svg
      className={`${styles.wall} ${drawingStyles.drawing}`}
      viewBox={`-40 -${ABOVE + 40} ${width + 80} ${top + ABOVE + 80}`}
      {...(!picture && { role: 'img', 'aria-label': text('product.front_view', { name: product.name }) })}
    >
      <rect className={styles.plaster} x={(width - free) / 2} y="0" width={free} height={top} />
      <path className={styles.floor} d={`M-40 ${top}H${width + 40}`} />
      <ProductFront
        drawing={drawing}
        picture={picture}
        x={x}
        y={y}
        figure={{ narrow: '100vw', wide: '34rem', width }}
      />
      <g aria-hidden="true" className={styles.dimension}>
        <path d={line((width - free) / 2, (width + free) / 2, -60) + line(x, x + model.width, y - 90)} />
        <text x={width / 2} y={-90} fontSize={TEXT} textAnchor="middle">
          {formatFigure(free, locale)}
        </text>
        <text x={width / 2} y={y - 120} fontSize={TEXT} textAnchor="middle">
          {formatFigure(model.width, locale)}
        </text>
      </g>
    </svg>
  );
}

function line(from: number, to: number, at: number): string {
  return dimensionLine([from, at], [to, at], TICK);
}
