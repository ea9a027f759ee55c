import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { dimensionLine } from '#shared/drawing/dimension-line.ts';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { Photograph } from '#client/components/photograph/photograph.tsx';
import { pictureOf } from '#client/components/product-front/picture-of.ts';
import { ProductFront } from '#client/components/product-front/product-front.tsx';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import { figureText } from '#client/components/product-card/figure-text.ts';
import { productLink } from '#client/components/product-card/product-link.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { ProductCard } from '#shared/contract/product.ts';
import { keyFigure } from '#shared/domain/figures.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import styles from './pieces.module.css';

/** Space for the dimension lines above and beside, in mm. */
const ABOVE = 190;
const BEHIND = 250;
const AWAY = 80;
const TICK = 24;
const MM_AN_EM = 100;

/** A product with two dimensions; without a drawing, its photograph. */
export function Piece({ product }: { product: ProductCard }) {
  const text = useTranslations();
  const page = usePage();
  const { locale } = page.site;
  const { name } = product;
  const figure = keyFigure(product.attributes);
  return (
    <li className={styles.piece}>
      {hasDrawing(product.drawing) ? (
        <Drawn product={product} />
      ) : (
        <Photograph
          name={product.name}
          picture={pictureOf(product.drawing, [product.cover])}
          sizes="(max-width: 768px) 100vw, 30vw"
          className={styles.photograph}
        />
      )}
      <div className={styles.caption}>
        <h3>{name}</h3>
        <p>{product.subtitle}</p>
        {figure && <p className="figures">{figureText(figure, locale)}</p>}
        <p className={styles.price}>
          <PriceTag price={product.price} />
        </p>
        <LinkArrow href={productLink(product, page).url}>{text('signature.discover', { name })}</LinkArrow>
      </div>
    </li>
  );
}

/** Sized in em, so that the list's font size sets a common scale. */
function Drawn({ product }: { product: ProductCard }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const { drawing, name } = product;
  const { width, height } = drawing;
  const sheet = { width: width + BEHIND, height: ABOVE + height + drawing.floor_distance };
  const size = { width: formatFigure(width, locale), height: formatFigure(height, locale) };
  const beside = width + AWAY;
  const above = ABOVE - AWAY;
  const picture = pictureOf(drawing, [product.cover]);
  return (
    <svg
      className={`${styles.drawing} ${drawingStyles.drawing}`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      width={`${sheet.width / MM_AN_EM}em`}
      height={`${sheet.height / MM_AN_EM}em`}
      // A picture has its own text alternative, which the role `img` would hide.
      {...(!picture && {
        role: 'img',
        'aria-label': text('product.front_view_with_size', { name, ...size }),
      })}
    >
      <ProductFront
        drawing={drawing}
        picture={picture}
        x={0}
        y={ABOVE}
        figure={{
          width: sheet.width,
          narrow: `min(4vw, max(1.95vw, 0.94rem)) * ${sheet.width / MM_AN_EM}`,
          wide: `min(1.95vw, 1.85rem) * ${sheet.width / MM_AN_EM}`,
        }}
      />
      <path
        className={styles.dimension}
        d={
          dimensionLine([0, above], [width, above], TICK) +
          dimensionLine([beside, ABOVE], [beside, ABOVE + height], TICK)
        }
      />
      <text className={styles.figure} x={width / 2} y={above - 28} textAnchor="middle">
        {size.width}
      </text>
      <text
        className={styles.figure}
        textAnchor="middle"
        transform={`translate(${beside + 92} ${ABOVE + height / 2}) rotate(-90)`}
      >
        {size.height}
      </text>
    </svg>
  );
}
