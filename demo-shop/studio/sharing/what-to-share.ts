import { join } from 'node:path';
import { PICTURES_FOLDER, type MediaPicture } from '#backoffice/demo/media-manifest.ts';
import type { Catalogue } from '#backoffice/shop/catalogue/catalogue.ts';
import { sizeFigures, spannedFigures } from '#backoffice/shop/catalogue/figures.ts';
import { drawingOf } from '#backoffice/shop/catalogue/product-rows.ts';
import type { Vocabulary } from '#backoffice/shop/catalogue/vocabulary.ts';
import type { CategoryRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { typeset } from '#shared/domain/typeset.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import type { SharedProduct, ShareTexts } from './draw-share.ts';

export type ToShare = {
  kind: 'product' | 'category';
  key: string;
  signature: boolean;
  products: SharedProduct[];
  texts: Record<Locale, ShareTexts>;
};

/** The first of these that a product has is the figure that its buyers compare. */
const INFORMATIVE_FACETS = ['VOLUME', 'POWER', 'COOLING', 'AIRFLOW', 'SURFACE'];

/** Products with a picture in the colour of their card. */
export function productsToShare(
  { products, vocabulary }: Pick<Catalogue, 'products' | 'vocabulary'>,
  pictures: readonly MediaPicture[],
): ToShare[] {
  return products.flatMap((product) => {
    const shown = findPicture(product, pictures);
    if (!shown) return [];
    const textsIn = (lang: Locale) => ({
      name: product.texts[lang].name,
      note: typeset(product.texts[lang].subtitle, lang),
      figure: figureOf(vocabulary, product, lang),
    });
    const texts = inEveryLanguage(textsIn);
    return [{ kind: 'product', key: product.key, signature: product.signature, products: [shown], texts }];
  });
}

/** Categories with a picture in any of their products, from above to below: up to three of them. */
export function categoriesToShare(
  { categories, products }: Pick<Catalogue, 'categories' | 'products'>,
  pictures: readonly MediaPicture[],
): ToShare[] {
  return categories.flatMap((category) => {
    const keys = keysBelow(category.key, categories);
    const own = products.filter((product) => product.categories.some((key) => keys.includes(key)));
    const shown = spread(own.flatMap((product) => findPicture(product, pictures) ?? []));
    if (shown.length === 0) return [];
    const texts = inEveryLanguage((lang) => ({
      name: typeset(category.name[lang], lang),
      note: typeset(firstSentence(category.intro[lang]), lang),
      figure: null,
    }));
    return [{ kind: 'category', key: category.key, signature: category.signature, products: shown, texts }];
  });
}

function findPicture(product: ProductRecord, pictures: readonly MediaPicture[]): SharedProduct | undefined {
  const { colour, floor_distance: floorDistance } = drawingOf(product);
  const found = pictures.find((picture) => picture.product === product.key && picture.colour === colour);
  if (!found) return undefined;
  return {
    file: join(PICTURES_FOLDER, `${found.name}-${Math.max(...found.widths)}.webp`),
    width: found.product_width,
    height: found.product_height,
    margin: found.margin,
    floorDistance,
  };
}

function figureOf(vocabulary: Vocabulary, product: ProductRecord, lang: Locale): string | null {
  const ofSizes = product.sizes.map((size) => sizeFigures(vocabulary, product, size, lang));
  const figures = spannedFigures(vocabulary, ofSizes);
  const figure = INFORMATIVE_FACETS.map((code) => figures[code]).find((candidate) => candidate !== undefined);
  if (!figure) return null;
  const show = (value: string | number) => (typeof value === 'number' ? formatFigure(value, lang) : value);
  const range = [figure.value, figure.to].flatMap((value) =>
    value === undefined || value === null ? [] : show(value),
  );
  return `${range.join(' – ')}\u00a0${figure.unit ?? ''}`.trim();
}

/**
 * Three products that show the range: the first, the tallest, and one of intermediate size, without those
 * that are too small beside the others.
 */
function spread(products: readonly SharedProduct[]): SharedProduct[] {
  const bySize = products.toSorted((a, b) => extent(a) - extent(b));
  const largest = extent(bySize.at(-1));
  const fitting = bySize.filter((product) => extent(product) > largest / 3);
  const [first, tallest] = [
    products.find((product) => fitting.includes(product)),
    fitting.toSorted((a, b) => b.height - a.height)[0],
  ];
  const others = fitting.filter((product) => product !== first && product !== tallest);
  const between = others[Math.floor(others.length / 2)];
  return [...new Set([first, between, tallest])].filter((product) => product !== undefined);
}

function extent(product: SharedProduct | undefined): number {
  return product ? Math.max(product.width, product.height) : 0;
}

/** Keys of a category and of those below it. */
function keysBelow(key: string, categories: readonly CategoryRecord[]): string[] {
  const children = categories.filter(({ parent }) => parent === key);
  return [key, ...children.flatMap((child) => keysBelow(child.key, categories))];
}

function firstSentence(text: string): string {
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/\s*:$/, '.') ?? text;
}

function inEveryLanguage<Value>(make: (lang: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((lang) => [lang, make(lang)])) as Record<Locale, Value>;
}
