import { usePage } from '#client/app/page/page-context.ts';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import { figureText } from '#client/components/product-card/figure-text.ts';
import { productLink } from '#client/components/product-card/product-link.ts';
import { ProductFigure } from '#client/components/product-figure/product-figure.tsx';
import { Scene } from '#client/components/scene/scene.tsx';
import type { ProductCard } from '#shared/contract/product.ts';
import { keyFigure } from '#shared/domain/figures.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './signature-card.module.css';

/** A piece of the signature line: its picture, its name, its materials and its price. */
export function SignatureCard({ product, showsRoom }: { product: ProductCard; showsRoom: boolean }) {
  const page = usePage();
  const { locale } = page.site;
  const { name, subtitle, scene, drawing, cover, attributes, colours, price } = product;
  const figure = keyFigure(attributes);
  return (
    <article className={styles.piece}>
      <span className={styles.picture} aria-hidden="true">
        {scene && showsRoom ? (
          <Scene picture={{ ...scene, alt: '' }} sizes="(width <= 768px) 120vw, 52vw" />
        ) : (
          <ProductFigure drawing={drawing} name={name} locale={locale} cover={cover} hasDimension={false} />
        )}
      </span>
      <h2>
        <a href={productLink(product, page).url}>{name}</a>
      </h2>
      <p className={styles.subtitle}>{subtitle}</p>
      <p className={`${styles.facts} figures`}>
        {[
          colours.map(({ label }) => label).join(', '),
          `${formatFigure(drawing.width, locale)} × ${formatFigure(drawing.height, locale)}\u00a0mm`,
          figure && figureText(figure, locale),
        ]
          .filter(Boolean)
          .map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
      </p>
      <p className={styles.price}>
        <PriceTag price={price} />
      </p>
    </article>
  );
}
