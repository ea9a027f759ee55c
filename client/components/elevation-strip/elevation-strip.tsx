import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { EnergyArrow } from '#client/components/energy-arrow/energy-arrow.tsx';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import { figureText } from '#client/components/product-card/figure-text.ts';
import { productLink } from '#client/components/product-card/product-link.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import { round } from '#shared/drawing/shapes.ts';
import { Photograph } from '#client/components/photograph/photograph.tsx';
import { pictureOf } from '#client/components/product-front/picture-of.ts';
import { ProductFront } from '#client/components/product-front/product-front.tsx';
import type { ProductCard } from '#shared/contract/product.ts';
import { keyFigure } from '#shared/domain/figures.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './elevation-strip.module.css';

/** Minimum height of the wall, in mm. */
const WALL_MM = 2250;
const MARGIN_MM = 110;
/** Minimum and maximum height, equal to the style sheet. */
const MIN_HEIGHT_REM = 19;
const MAX_HEIGHT_REM = 27.5;
/** Equal to the style sheet. */
const PHOTOGRAPH_WIDTH = '14rem';

type ElevationStripProps = { products: ProductCard[]; withDoor?: boolean };

/** Products on one floor line at one scale, optionally beside a door. Photographs have no scale, and so no door. */
export function ElevationStrip({ products, withDoor = false }: ElevationStripProps) {
  const text = useTranslations();
  // One height in millimetres for all drawings, so that one CSS height means one scale.
  const wall = Math.max(WALL_MM, ...products.map(({ drawing }) => topOf(drawing) + MARGIN_MM));
  return (
    <div className={styles.strip} tabIndex={0} role="region" aria-label={text('product.strip_label')}>
      <div className={styles.wall} />
      <ul className={`${styles.list} container`}>
        {withDoor && products.every(({ drawing }) => hasDrawing(drawing)) && (
          <li className={styles.door} aria-hidden="true">
            <Ruler wall={wall} />
            <Door wall={wall} />
          </li>
        )}
        {products.map((product) => (
          <li key={product.id}>
            <Item product={product} wall={wall} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Item({ product, wall }: { product: ProductCard; wall: number }) {
  const page = usePage();
  const { locale } = page.site;
  const { drawing, energy, attributes } = product;
  const width = drawing.width + 2 * MARGIN_MM;
  const shape = width / wall;
  const picture = pictureOf(drawing, [product.cover]);
  const figure = keyFigure(attributes);
  return (
    <a href={productLink(product, page).url} className={styles.item}>
      {/* The text below names the product, so the picture is hidden from screen readers. */}
      {hasDrawing(drawing) ? (
        <svg viewBox={`0 0 ${width} ${wall}`} className={drawingStyles.drawing} aria-hidden="true">
          <ProductFront
            drawing={drawing}
            picture={picture}
            x={MARGIN_MM}
            y={wall - topOf(drawing)}
            figure={{
              width,
              narrow: `${round(MIN_HEIGHT_REM * shape)}rem`,
              wide: `${round(MAX_HEIGHT_REM * shape)}rem`,
            }}
          />
        </svg>
      ) : (
        <span aria-hidden="true">
          <Photograph name="" picture={picture} sizes={PHOTOGRAPH_WIDTH} className={styles.photograph} />
        </span>
      )}
      <span className={styles.words}>
        <b>{product.name}</b>
        {product.subtitle && <span>{product.subtitle}</span>}
        <span className={`${styles.facts} figures`}>
          {figure && <span>{figureText(figure, locale)}</span>}
          <span>
            {formatFigure(drawing.width, locale)} × {formatFigure(drawing.height, locale)}&nbsp;mm
          </span>
        </span>
        <span className={styles.price}>
          <PriceTag price={product.price} />
        </span>
        {energy.class && energy.scale && <EnergyArrow energyClass={energy.class} scale={energy.scale} />}
      </span>
    </a>
  );
}

function topOf({ floor_distance: distance, height }: ProductCard['drawing']): number {
  return distance + height;
}

function Ruler({ wall }: { wall: number }) {
  const marks = [0, 500, 1000, 1500, 2000];
  return (
    <svg viewBox={`0 0 260 ${wall}`} className={styles.ruler}>
      <path d={`M200 0V${wall}${marks.map((mark) => `M170 ${wall - mark}H230`).join('')}`} />
      {marks.slice(1).map((mark) => (
        <text key={mark} x="150" y={wall - mark + 20} fontSize="58" textAnchor="end">
          {mark / 1000}
        </text>
      ))}
    </svg>
  );
}

function Door({ wall }: { wall: number }) {
  const top = wall - WALL_MM;
  return (
    <svg viewBox={`0 ${-top} 980 ${wall}`} className={styles.ruler}>
      <path d="M20 2250V90H960V2250M70 2250V140H910V2250" />
      <path d="M190 260H790V1020H190ZM190 1180H790V2090H190ZM830 1200h44" />
    </svg>
  );
}
