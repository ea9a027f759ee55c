import type { ReactNode } from 'react';
import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { EnergyArrow } from '#client/components/energy-arrow/energy-arrow.tsx';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import { ProductFigure } from '#client/components/product-figure/product-figure.tsx';
import { Swatches } from '#client/components/swatches/swatches.tsx';
import type { ProductCard as Card } from '#shared/contract/product.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { figureText } from './figure-text.ts';
import styles from './product-card.module.css';
import { productLink } from './product-link.ts';

type ProductCardProps = {
  product: Card;
  headingLevel?: 'h2' | 'h3';
  /** What can be done with the product from here, beside its price. */
  action?: ReactNode;
};

/** A product in a list: its drawing to scale, then the same ruled lines in the same order on every card. */
export function ProductCard({ product, headingLevel: Heading = 'h3', action }: ProductCardProps) {
  const text = useText();
  const page = usePage();
  const { locale } = page.site;
  const link = productLink(product, page);
  const { drawing, energy } = product;
  const isInLine = page.match.row.layout === 'signature';
  const figures = ['POWER', 'VOLUME', 'AIRFLOW'].flatMap((code) => product.attributes[code] ?? []);
  return (
    <article className={styles.card}>
      <a className={styles.wall} href={link.url} tabIndex={-1} aria-hidden="true">
        <ProductFigure drawing={drawing} name={product.name} cover={product.cover} />
      </a>
      <p className={styles.badges}>
        {product.is_new && <span>{text('product.new')}</span>}
        {product.signature && !isInLine && <span className={styles.signature}>Signature</span>}
        {link.forProfessionals && <span>{text('product.for_professionals')}</span>}
      </p>
      <Heading className={styles.name}>
        <a href={link.url}>{product.name}</a>
      </Heading>
      <p className={styles.subtitle}>{product.subtitle}</p>
      <dl className={`${styles.facts} figures`}>
        {figures.slice(0, 1).map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>{figureText(figure, locale)}</dd>
          </div>
        ))}
        <div>
          <dt>{text('product.width_height')}</dt>
          <dd>
            {`${formatFigure(drawing.width, locale)} × ${formatFigure(drawing.height, locale)}\u00a0mm`}
          </dd>
        </div>
        {energy.applicable && energy.class && energy.scale && (
          <div>
            <dt>{text('product.energy_class')}</dt>
            <dd>
              <EnergyArrow energyClass={energy.class} scale={energy.scale} />
            </dd>
          </div>
        )}
        <div>
          <dt>{text('product.colours', { count: product.colours.length })}</dt>
          <dd>
            <Swatches colours={product.colours} />
          </dd>
        </div>
      </dl>
      <div className={styles.price}>
        <PriceTag price={product.price} />
        {action}
      </div>
    </article>
  );
}
