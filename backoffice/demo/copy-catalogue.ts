import type { Catalogue, SoldVariant } from '#backoffice/shop/catalogue/catalogue.ts';
import type { ProductRecord, ProductTexts } from '#shared/contract/shop/product-record.ts';
import { stableNumber } from './stable-number.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Percentage by which prices vary either way, so that sorting and price ranges have an effect. */
const PRICE_SPREAD = 25;
const CENTS = 100;

type Goods = Pick<Catalogue, 'products' | 'variants'>;

/**
 * One copy of the catalogue. Copy 0 is the catalogue itself; others have their own names, references, addresses,
 * EANs and prices. Reproducible.
 */
export function copyCatalogue(catalogue: Goods, round: number): Goods {
  if (round === 0) return catalogue;
  const mark = lettersOf(round);
  return {
    products: catalogue.products.map((product) => copyOf(product, mark)),
    variants: new Map(
      catalogue.products.map((product) => [
        marked(product.key, mark),
        (catalogue.variants.get(product.key) ?? []).map((variant) =>
          copyVariant(variant, { product, mark, round }),
        ),
      ]),
    ),
  };
}

function copyOf(product: ProductRecord, mark: string): ProductRecord {
  const { fr, en } = product.texts;
  return {
    ...product,
    key: marked(product.key, mark),
    reference: `${product.reference}${mark}`,
    texts: { fr: withMark(fr, mark), en: withMark(en, mark) },
    related: product.related.map((key) => marked(key, mark)),
  };
}

function copyVariant(
  variant: SoldVariant,
  { product, mark, round }: { product: ProductRecord; mark: string; round: number },
): SoldVariant {
  const percent = 100 - PRICE_SPREAD + stableNumber(`${product.reference} ${round}`, 2 * PRICE_SPREAD);
  const { price } = variant;
  return {
    ...variant,
    product: marked(product.key, mark),
    reference: variant.reference.replace(product.reference, `${product.reference}${mark}`),
    ean: '',
    price: price === null ? null : Math.round((price * percent) / (100 * CENTS)) * CENTS,
  };
}

function withMark(texts: ProductTexts, mark: string): ProductTexts {
  return { ...texts, name: `${texts.name} ${mark}`, slug: marked(texts.slug, mark) };
}

function marked(key: string, mark: string): string {
  return `${key}-${mark.toLowerCase()}`;
}

/** Converts a round to three characters: 1 → AAB, 26 → ABA, up to 17,575. */
function lettersOf(round: number): string {
  const base = LETTERS.length;
  return [Math.floor(round / (base * base)) % base, Math.floor(round / base) % base, round % base]
    .map((index) => LETTERS.charAt(index))
    .join('');
}
