import type { Translate } from '#client/app/intl/use-translations.ts';
import { figureText } from '#client/components/product-card/figure-text.ts';
import { amountText, digitsOf, paidAmount } from '#client/components/price/amount.tsx';
import { figureCodes } from '#shared/domain/figures.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';
import type { ComparedProduct } from './compare-load.ts';

/** A row of the comparison; a value is `null` when unknown. `kind` selects what shows beside the text. */
export type ComparisonRow = {
  label: string;
  kind: 'words' | 'price' | 'colours' | 'energy';
  values: (string | null)[];
};

type MessageContext = { text: Translate; locale: Locale; symbol: string };

const MEASURES = [
  ['width', 'mm'],
  ['height', 'mm'],
  ['depth', 'mm'],
  ['weight', 'kg'],
] as const;

/** All rows with at least one value, always in the same order. */
export function comparisonRows(
  products: readonly ComparedProduct[],
  context: MessageContext,
): ComparisonRow[] {
  const { text, locale } = context;
  const row = (
    label: string,
    of: (product: ComparedProduct) => string | null,
    kind: ComparisonRow['kind'] = 'words',
  ) => ({
    label,
    kind,
    values: products.map(of),
  });
  const rows = [
    row(text('compare.price'), (product) => priceText(product, context), 'price'),
    ...figureCodes(products).flatMap((code) =>
      labelsOf(products, code).map((label) =>
        row(label, ({ attributes }) => {
          const figure = attributes[code];
          return figure?.label === label ? figureText(figure, locale) : null;
        }),
      ),
    ),
    ...MEASURES.map(([measure, unit]) =>
      row(text(`product.${measure}`), ({ models }) =>
        span(
          models.map((model) => model[measure]),
          unit,
          locale,
        ),
      ),
    ),
    row(text('compare.sizes'), ({ models }) => String(models.length)),
    row(text('compare.colours'), ({ colours }) => colours.map(({ label }) => label).join(', '), 'colours'),
    ...(products.some(({ energy }) => energy.applicable)
      ? [
          row(
            text('compare.energy'),
            ({ energy, models }) => (energy.applicable ? classesOf(models) : text('compare.no_label')),
            'energy',
          ),
        ]
      : []),
    row(text('product.guarantee_short'), ({ guarantee }) =>
      guarantee > 0 ? text('compare.years', { years: guarantee }) : null,
    ),
    ...technicalLabels(products).map((label) =>
      row(label, ({ technical }) => technical.find((entry) => entry.label === label)?.value ?? null),
    ),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== null));
}

export function differs({ values }: ComparisonRow): boolean {
  return new Set(values).size > 1;
}

function priceText({ price }: ComparedProduct, { text, locale, symbol }: MessageContext): string {
  if (!price) return text('price.on_quotation');
  const amount = amountText(text, paidAmount(price), { locale, symbol, digits: digitsOf(price.value) });
  return price.from ? `${text('price.from')} ${amount}` : amount;
}

/** Product families use different labels for the same attribute code, so each label has its own row. */
function labelsOf(products: readonly ComparedProduct[], code: string): string[] {
  return [...new Set(products.flatMap(({ attributes }) => attributes[code]?.label ?? []))];
}

/** Energy classes of all models, without repetition: `A+++, A++`. */
function classesOf(models: ComparedProduct['models']): string {
  return [...new Set(models.flatMap(({ energy_class: name }) => name ?? []))].join(', ');
}

/** Range over all models: `400 – 1 600 mm`. */
function span(values: number[], unit: string, locale: Locale): string {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const to = max > min ? ` – ${formatFigure(max, locale)}` : '';
  return `${formatFigure(min, locale)}${to}\u00a0${unit}`;
}

/** Labels of technical data, most frequent first. */
function technicalLabels(products: readonly ComparedProduct[]): string[] {
  const counts = new Map<string, number>();
  for (const { label } of products.flatMap(({ technical }) => technical)) {
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([label]) => label);
}
