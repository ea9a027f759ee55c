import type { ReactNode } from 'react';
import { MemoizedHtml } from '#client/app/parts/memoized-html.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import { ProductFigure } from '#client/components/product-figure/product-figure.tsx';
import { Scene } from '#client/components/scene/scene.tsx';
import type { ProductCard as Card } from '#shared/contract/product.ts';
import { CardFacts } from './card-facts.tsx';
import styles from './product-card.module.css';
import { productLink } from './product-link.ts';

type ProductCardProps = {
  product: Card;
  headingLevel?: 'h2' | 'h3';
  action?: ReactNode;
};

const ROOM_SIZES = '(width <= 768px) 46vw, (width <= 1088px) 28vw, 22vw';

/** A card of a list. While it is pointed at or has the focus, it shows the product in a room. */
export function ProductCard({ product, headingLevel: Heading = 'h3', action }: ProductCardProps) {
  const text = useTranslations();
  const page = usePage();
  const { locale } = page.site;
  const link = productLink(product, page);
  const isInLine = page.match.row.layout === 'signature';
  return (
    <article className={styles.card}>
      <MemoizedHtml
        as="a"
        name="figure"
        dependencies={product}
        className={styles.wall}
        href={link.url}
        tabIndex={-1}
        aria-hidden="true"
      >
        <ProductFigure drawing={product.drawing} name={product.name} locale={locale} cover={product.cover} />
        {product.scene && (
          <span className={styles.room}>
            <Scene picture={product.scene} sizes={ROOM_SIZES} />
          </span>
        )}
      </MemoizedHtml>
      <p className={styles.badges}>
        {product.is_new && <span>{text('product.new')}</span>}
        {product.signature && !isInLine && (
          <span className={styles.signature}>{text('product.signature')}</span>
        )}
        {link.forProfessionals && <span>{text('product.for_professionals')}</span>}
      </p>
      <Heading className={styles.name}>
        <a href={link.url}>{product.name}</a>
      </Heading>
      {product.subtitle && <p className={styles.subtitle}>{product.subtitle}</p>}
      <MemoizedHtml as="dl" name="facts" dependencies={product} className={`${styles.facts} figures`}>
        <CardFacts product={product} locale={locale} />
      </MemoizedHtml>
      <div className={styles.price}>
        <PriceTag price={product.price} />
        {action}
      </div>
    </article>
  );
}
