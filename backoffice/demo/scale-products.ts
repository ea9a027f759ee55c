import type { DemoModel, DemoProduct, DemoTexts } from './catalogue/product-record.ts';
import { stableNumber } from './stable-number.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Percentage by which prices vary either way, so that sorting and price ranges have an effect. */
const PRICE_SPREAD = 25;

/**
 * Repeats the catalogue up to `count` products: first the originals, then copies with their own names, references,
 * addresses and prices. Reproducible for the same count.
 */
export function scaleProducts(products: readonly DemoProduct[], count: number): DemoProduct[] {
  return Array.from({ length: count }, (_unused, index) => {
    const original = products[index % products.length];
    if (!original) throw new Error('There is nothing to copy.');
    const round = Math.floor(index / products.length);
    return round === 0 ? original : copyOf(original, round);
  });
}

function copyOf(product: DemoProduct, round: number): DemoProduct {
  const mark = lettersOf(round);
  return {
    ...product,
    key: `${product.key}-${mark.toLowerCase()}`,
    reference: `${product.reference}${mark}`,
    models: product.models.map((model) => withOtherPrice(model, `${product.reference} ${round}`)),
    texts: { fr: withMark(product.texts.fr, mark), en: withMark(product.texts.en, mark) },
    goesWith: product.goesWith.map((key) => `${key}-${mark.toLowerCase()}`),
  };
}

function withMark(texts: DemoTexts, mark: string): DemoTexts {
  return { ...texts, name: `${texts.name} ${mark}`, slug: `${texts.slug}-${mark.toLowerCase()}` };
}

function withOtherPrice(model: DemoModel, seed: string): DemoModel {
  if (model.price === undefined) return model;
  const percent = 100 - PRICE_SPREAD + stableNumber(seed, 2 * PRICE_SPREAD);
  return { ...model, price: Math.round((model.price * percent) / 100) };
}

/** Converts a round to three characters: 1 → AAB, 26 → ABA, up to 17,575. */
function lettersOf(round: number): string {
  const base = LETTERS.length;
  return [Math.floor(round / (base * base)) % base, Math.floor(round / base) % base, round % base]
    .map((index) => LETTERS.charAt(index))
    .join('');
}
