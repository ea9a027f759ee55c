import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { Product, ProductModel } from '#shared/contract/product.ts';
import { figureOfRole, keyFigures } from '#shared/domain/figures.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './key-figures.module.css';

const MAX_FIGURES = 6;

export function KeyFigures({ product, model }: { product: Product; model: ProductModel }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const figures = [
    ...keyFigures(model.attributes),
    { label: text('product.depth'), value: model.depth, unit: 'mm' },
    figureOfRole(model.attributes, 'sound'),
    { label: text('product.weight'), value: model.weight, unit: 'kg' },
    product.guarantee > 0 && {
      label: text('product.guarantee_short'),
      value: product.guarantee,
      unit: text('unit.years'),
    },
  ]
    .flatMap((figure) => figure || [])
    .slice(0, MAX_FIGURES);
  return (
    <section className="container" aria-label={text('product.key_figures')}>
      <dl className={styles.figures}>
        {figures.map((figure, index) => (
          <div key={index}>
            <dt>{figure.label}</dt>
            <dd className="figures">
              {typeof figure.value === 'number' ? formatFigure(figure.value, locale) : figure.value}
              <small>{figure.unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
