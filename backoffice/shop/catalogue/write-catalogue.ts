import type { CategoryRecord } from '#shared/contract/shop/catalogue-record.ts';
import { tableText } from '../files/write-table.ts';
import { yamlText } from '../files/write-yaml.ts';
import type { Catalogue, SoldVariant } from './catalogue.ts';
import { translatedCells } from './table-fields.ts';
import { productText } from './write-product.ts';
import { vocabularyFiles } from './write-vocabulary.ts';

const CENTS = 100;

/** Files of a catalogue by path. Reading them gives the same records. */
export function* catalogueFiles(catalogue: Catalogue): Generator<[path: string, text: string]> {
  const { vocabulary, categories, pushes, products, variants } = catalogue;
  const sold = products.flatMap(({ key }) => variants.get(key) ?? []);
  yield* vocabularyFiles(vocabulary);
  yield ['categories.csv', categoriesText(categories)];
  if (pushes.length > 0) yield ['pushes.yaml', yamlText(pushes)];
  for (const product of products) yield [`products/${product.key}.md`, productText(product)];
  yield ['variants.csv', variantsText(sold)];
  yield ['prices.csv', pricesText(sold)];
  yield ['stock.csv', stockText(sold)];
}

/** `stock.csv` of some variants. */
export function stockText(
  variants: readonly Pick<SoldVariant, 'reference' | 'stock' | 'next_arrival' | 'low_stock'>[],
): string {
  const hasArrivals = variants.some(({ next_arrival: day }) => day !== null);
  const hasThresholds = variants.some(({ low_stock: threshold }) => threshold !== null);
  return tableText(
    [
      'reference',
      'quantity',
      ...(hasArrivals ? ['next_arrival'] : []),
      ...(hasThresholds ? ['low_stock'] : []),
    ],
    variants.map(({ reference, stock, next_arrival, low_stock }) => ({
      reference,
      quantity: stock,
      ...(hasArrivals && { next_arrival }),
      ...(hasThresholds && { low_stock }),
    })),
  );
}

function variantsText(variants: readonly SoldVariant[]): string {
  return tableText(
    ['reference', 'product', 'size', 'colour', 'ean'],
    variants.map(({ reference, product, size, colour, ean }) => ({ reference, product, size, colour, ean })),
  );
}

type Prices = Pick<SoldVariant, 'reference' | 'price' | 'plan_prices' | 'eco'>;

/** `prices.csv`: each article has its public price, and below it those of sales plans and of periods. */
export function pricesText(variants: readonly Prices[]): string {
  const hasPlans = variants.some(({ plan_prices: prices }) => prices);
  const columns = hasPlans
    ? ['reference', 'plan', 'price', 'eco', 'from', 'until']
    : ['reference', 'price', 'eco'];
  const rows = variants.flatMap(({ reference, price, plan_prices: others, eco }) => [
    { reference, price: price === null ? null : euros(price), eco: euros(eco) },
    ...(others ?? []).map((other) => ({ reference, ...other, price: euros(other.price) })),
  ]);
  return tableText(columns, rows);
}

function categoriesText(categories: readonly CategoryRecord[]): string {
  const hasPositions = categories.some(({ position }) => position !== undefined);
  return tableText(
    [
      'key',
      'parent',
      'audiences',
      ...(hasPositions ? ['position'] : []),
      'signature',
      'scene',
      'name.fr',
      'name.en',
      'slug.fr',
      'slug.en',
      'intro.fr',
      'intro.en',
      'search_words.fr',
      'search_words.en',
    ],
    categories.map((category) => ({
      key: category.key,
      parent: category.parent ?? null,
      audiences: category.audiences,
      ...(hasPositions && { position: category.position ?? null }),
      signature: category.signature,
      scene: category.scene ?? null,
      ...translatedCells('name', category.name),
      ...translatedCells('slug', category.slug),
      ...translatedCells('intro', category.intro),
      'search_words.fr': category.search_words.fr,
      'search_words.en': category.search_words.en,
    })),
  );
}

/** Cents as euros with two decimals. */
function euros(cents: number): string {
  return (cents / CENTS).toFixed(2);
}
