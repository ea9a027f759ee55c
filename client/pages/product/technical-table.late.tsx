import type { ReactNode } from 'react';
import { useFollowing, type Followed } from '#client/app/parts/followed.ts';
import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations, type Translate } from '#client/app/intl/use-translations.ts';
import { figureText } from '#client/components/product-card/figure-text.ts';
import { Amount, digitsOf, paidAmount } from '#client/components/price/amount.tsx';
import type { Price, Product, ProductModel } from '#shared/contract/product.ts';
import { figureCodes } from '#shared/domain/figures.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';
import styles from './technical-table.module.css';

type Row = { label: string; unit: string; value: (model: ProductModel) => ReactNode };

type TechnicalTableProps = { product: Product; size: Followed<ProductModel> };

export const Part = island(TechnicalTable);

function TechnicalTable({ product, size }: TechnicalTableProps) {
  const text = useTranslations();
  const chosen = useFollowing(size);
  const { locale } = usePage().site;
  const isChosen = ({ code }: ProductModel) => code === chosen.code || undefined;
  const rows = [...measureRows(product, text, locale), ...priceRows(product, text)];
  return (
    <section className={`${styles.section} container`}>
      <div className={styles.head}>
        <h2 id="technical-title">{text('technical.title')}</h2>
        <p>{text('technical.text', { count: product.models.length })}</p>
      </div>
      <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby="technical-title">
        <table className={styles.table}>
          <caption className="hidden">
            {text('technical.title')}, {product.name}
          </caption>
          <thead>
            <tr>
              <th scope="col">{text('product.size')}</th>
              {product.models.map((model) => (
                <th key={model.code} scope="col" aria-current={isChosen(model)}>
                  {model.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <th scope="row">
                  {row.label} <small>{row.unit}</small>
                </th>
                {product.models.map((model) => (
                  <td key={model.code} aria-current={isChosen(model)}>
                    {row.value(model)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className={styles.common}>
        {product.technical.map((row, index) => (
          <div key={index}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function measureRows(product: Product, text: Translate, locale: Locale): Row[] {
  const measure = (label: string, unit: string, of: (model: ProductModel) => number): Row => ({
    label,
    unit,
    value: (model) => formatFigure(of(model), locale),
  });
  // The figure that names the sizes is in the head of the table.
  const codes = figureCodes(product.models).filter((code) =>
    product.models.some(({ label, attributes }) => {
      const figure = attributes[code];
      return figure && figureText(figure, locale) !== label;
    }),
  );
  return [
    measure(text('product.width'), 'mm', (model) => model.width),
    measure(text('product.height'), 'mm', (model) => model.height),
    measure(text('product.depth'), 'mm', (model) => model.depth),
    measure(text('product.weight'), 'kg', (model) => model.weight),
    ...codes.map((code) => figureRow(product.models, code, locale)),
    ...classRows(product, text),
  ];
}

/** The head has the unit of the first size; a size in another unit states its own. */
function figureRow(models: readonly ProductModel[], code: string, locale: Locale): Row {
  const [first] = models.flatMap((model) => model.attributes[code] ?? []);
  const unit = first?.unit ?? '';
  return {
    label: first?.label ?? code,
    unit,
    value: ({ attributes: { [code]: figure } }) =>
      figure ? figureText(figure.unit === unit ? { ...figure, unit: '' } : figure, locale) : '–',
  };
}

/** Energy class of each size; a label with two classes has two rows, named by application. */
function classRows({ energy, models }: Product, text: Translate): Row[] {
  if (!energy.applicable) return [];
  const [label] = models.flatMap((model) => model.energy_label ?? []);
  const name = text('product.energy_class');
  const named = (application: string | null) => (application ? `${name} – ${application}` : name);
  return [
    { label: named(label?.application ?? null), unit: '', value: (model) => model.energy_class ?? '–' },
    ...(label?.second
      ? [
          {
            label: named(label.second.application),
            unit: '',
            value: (model: ProductModel) => model.energy_label?.second?.class ?? '–',
          },
        ]
      : []),
  ];
}

function priceRows({ variants }: Product, text: Translate): Row[] {
  if (variants.every(({ price }) => price === null)) return [];
  return [
    {
      label: text('technical.price'),
      unit: '',
      value: (model) => (
        <SizePrice
          prices={variants.flatMap(({ price, model: code }) => (price && code === model.code ? [price] : []))}
        />
      ),
    },
  ];
}

/** Lowest price of a size over its colours. */
function SizePrice({ prices }: { prices: readonly Price[] }) {
  const text = useTranslations();
  const [lowest, ...others] = prices.toSorted((one, other) => one.value - other.value);
  if (!lowest) return '–';
  return (
    <>
      {others.some(({ value }) => value > lowest.value) && `${text('price.from')} `}
      <Amount price={paidAmount(lowest)} digits={digitsOf(lowest.value)} />
    </>
  );
}
