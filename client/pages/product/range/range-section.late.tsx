import { ArrowRight } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { figureText } from '#client/components/product-card/figure-text.ts';
import { productLink } from '#client/components/product-card/product-link.ts';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import { ProductFigure } from '#client/components/product-figure/product-figure.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import type { ProductCard } from '#shared/contract/product.ts';
import { comparedQuery } from '#shared/domain/compared-ids.ts';
import { figureCodes } from '#shared/domain/figures.ts';
import styles from './range-section.module.css';

type RangeSectionProps = {
  /** The product among its neighbours, the cheapest first. */
  products: readonly ProductCard[];
  productId: number;
};

/** A product beside its neighbours of the same range: picture, lowest price and key figures, as a table. */
export function Part({ products, productId }: RangeSectionProps) {
  const text = useTranslations();
  const href = useHref();
  const page = usePage();
  const { locale } = page.site;
  const isOwn = ({ id }: ProductCard) => id === productId || undefined;
  return (
    <section className={`${styles.section} container`}>
      <h2 id="range-title">{text('range.title')}</h2>
      <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby="range-title">
        <table className={styles.table} data-columns={products.length}>
          <caption className="hidden">{text('range.title')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden">{text('range.row')}</span>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col" data-own={isOwn(product)}>
                  <ProductFigure
                    drawing={product.drawing}
                    cover={product.cover}
                    name={product.name}
                    locale={locale}
                  />
                  {isOwn(product) ? (
                    <b>{product.name}</b>
                  ) : (
                    <a href={productLink(product, page).url}>{product.name}</a>
                  )}
                  <small>{isOwn(product) ? text('range.own') : product.subtitle}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{text('technical.price')}</th>
              {products.map((product) => (
                <td key={product.id} data-own={isOwn(product)}>
                  {product.price_visible ? (
                    <PriceTag price={product.price} size="small" />
                  ) : (
                    text('price.for_professionals')
                  )}
                </td>
              ))}
            </tr>
            {figureRows(products).map(({ code, label }) => (
              <tr key={code}>
                <th scope="row">{label}</th>
                {products.map((product) => {
                  const figure = product.attributes[code];
                  return (
                    <td key={product.id} className="figures" data-own={isOwn(product)}>
                      {figure ? figureText(figure, locale) : '–'}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {page.isEnabled('compare') && (
        <p className={styles.compare} data-print="no">
          <ButtonLink
            href={href('compare') + comparedQuery(products.map(({ id }) => id))}
            kind="secondary"
            icon={ArrowRight}
          >
            {text('range.compare')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** Figures that all products have. */
function figureRows(products: readonly ProductCard[]): { code: string; label: string }[] {
  return figureCodes(products).flatMap((code) => {
    const figures = products.flatMap(({ attributes }) => attributes[code] ?? []);
    const [first] = figures;
    return first && figures.length === products.length ? [{ code, label: first.label }] : [];
  });
}
