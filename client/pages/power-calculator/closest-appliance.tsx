import { ArrowRight } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import { productLink } from '#client/components/product-card/product-link.ts';
import { variantQuery } from '#client/components/product-card/variant-query.ts';
import { WallFigure } from '#client/components/wall-figure/wall-figure.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import type { ProductSize } from '#shared/contract/product-size.ts';
import { ProductFigure } from '#client/components/product-figure/product-figure.tsx';
import { sizeText } from './size-text.ts';
import styles from './appliances.module.css';

type ClosestApplianceProps = {
  size: ProductSize;
  /** Appliances of this size that heat the room together. */
  count: number;
  /** Free width of the wall in mm. */
  wall: number | undefined;
};

/** The smallest appliance that heats the room, before its wall at one scale, with the price of its size. */
export function ClosestAppliance({ size: { product, model, variant }, count, wall }: ClosestApplianceProps) {
  const text = useTranslations();
  const page = usePage();
  const { locale } = page.site;
  const href = productLink(product, page).url + variantQuery(variant);
  return (
    <div className={styles.closest}>
      <WallFigure name={product.name} drawing={product.drawing} pictures={[product.cover]} wall={wall} />
      <div className={styles.words}>
        <p className={styles.label}>{text('power.closest')}</p>
        <h4>
          <a href={href}>
            {count > 1 && `${count} × `}
            {product.name} {model.label}
          </a>
        </h4>
        {product.subtitle && <p className={styles.facts}>{product.subtitle}</p>}
        <p className={styles.facts}>{sizeText(text, { model, variant, locale })}</p>
      </div>
      <div className={styles.buy}>
        <p>
          {count > 1 && `${count} × `}
          <PriceTag price={variant.price} />
        </p>
        <span data-print="no">
          <ButtonLink href={href} kind="secondary" icon={ArrowRight}>
            {text('power.see_appliance', { name: product.name })}
          </ButtonLink>
        </span>
      </div>
    </div>
  );
}

/** Another appliance that heats the room: smaller, with the same facts. */
export function OtherAppliance({ size: { product, model, variant } }: { size: ProductSize }) {
  const text = useTranslations();
  const page = usePage();
  const { locale } = page.site;
  return (
    <a className={styles.other} href={productLink(product, page).url + variantQuery(variant)}>
      <span className={styles.front} aria-hidden="true">
        <ProductFigure
          drawing={product.drawing}
          name={product.name}
          locale={locale}
          cover={product.cover}
          hasDimension={false}
        />
      </span>
      <span className={styles.words}>
        <b>
          {product.name} {model.label}
        </b>
        <span className={styles.facts}>{sizeText(text, { model, variant, locale })}</span>
        <PriceTag price={variant.price} size="small" />
      </span>
    </a>
  );
}
