import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import { ProductFigure } from '#client/components/product-figure/product-figure.tsx';
import { Scene } from '#client/components/scene/scene.tsx';
import type { Family } from '#client/pages/common/category/load-families.ts';
import styles from './families.module.css';

const SIZES = '(width <= 768px) 46vw, 28vw';

/** The child categories of a family with a picture each: a room, else a product. */
export function Families({ families }: { families: readonly Family[] }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  return (
    <nav className={`${styles.families} container`} aria-label={text('category.subcategories')}>
      <ul>
        {families.map(({ name, url, picture, cheapest }) => (
          <li key={url}>
            <a href={url}>
              <span className={styles.picture} aria-hidden="true">
                {picture ? (
                  <Scene picture={picture} sizes={SIZES} />
                ) : (
                  cheapest && (
                    <ProductFigure
                      drawing={cheapest.drawing}
                      name={cheapest.name}
                      locale={locale}
                      cover={cheapest.cover}
                      hasDimension={false}
                    />
                  )
                )}
              </span>
              <b>{name}</b>
              {cheapest?.price && (
                <span className={styles.price}>
                  <PriceTag price={{ ...cheapest.price, from: true }} size="small" />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
