import type { OrderLine } from '#backoffice/orders/read-order.ts';
import { withoutTax } from '#backoffice/products/plan-price.ts';
import type { Locale } from '#shared/locale.ts';
import type { Catalogue } from '#backoffice/shop/catalogue/catalogue.ts';
import { sizeLabel } from '#backoffice/shop/catalogue/figures.ts';
import { colourOf } from '#backoffice/shop/catalogue/vocabulary.ts';
import { FORMER_PRODUCTS } from './former-products.data.ts';
import type { DemoOrder } from './orders.data.ts';
import { makeAccessories } from './parts/make-accessories.ts';
import { makeParts, type DemoPart } from './parts/make-parts.ts';

const CENTS = 100;
const GRAMS = 1000;
/** Hundredths of a percent. */
export const VAT_RATE = 2000;
/** Assumed weight in grams of an appliance that is no longer sold. */
const FORMER_WEIGHT = 9000;

export type DemoLine = Omit<OrderLine, 'elementId'>;
type Ordered = DemoOrder['lines'][number];
/** One piece, at today's price before tax. */
type Piece = Pick<DemoLine, 'type' | 'name' | 'unit' | 'eco' | 'weight'>;

let parts: Map<string, DemoPart> | undefined;

/** Order lines: variants and parts at public prices, unless the order states its own. */
export function demoLines(
  catalogue: Catalogue,
  { lines, lang = 'fr' }: Pick<DemoOrder, 'lines' | 'lang'>,
): DemoLine[] {
  return lines.map((line) => demoLine(catalogue, line, lang));
}

/** @throws for a reference without a product or a price in the catalogue. */
function demoLine(catalogue: Catalogue, [reference, quantity, then]: Ordered, lang: Locale): DemoLine {
  const piece =
    variant(catalogue, reference, lang) ?? part(catalogue, reference, lang) ?? former(reference, lang);
  if (!piece) throw new Error(`The demo catalogue sells no ${reference}.`);
  const unit = then?.price === undefined ? piece.unit : Math.round(then.price * CENTS);
  return {
    ...piece,
    reference,
    quantity,
    unit,
    total: quantity * unit,
    eco: quantity * piece.eco,
    vatRate: VAT_RATE,
    schemaTitle: then?.schema ?? null,
  };
}

function variant(
  { vocabulary, products, variants }: Catalogue,
  reference: string,
  lang: Locale,
): Piece | undefined {
  for (const product of products) {
    const sold = variants.get(product.key)?.find((one) => one.reference === reference);
    const size = product.sizes.find(({ code }) => code === sold?.size);
    if (!sold || !size || sold.price === null) continue;
    const colour = colourOf(vocabulary, sold.colour).name[lang].toLowerCase();
    return {
      type: 'product',
      name: `${product.texts[lang].name} ${sizeLabel(vocabulary, product, size, lang)}, ${colour}`,
      unit: withoutTax(sold.price),
      eco: withoutTax(sold.eco),
      weight: Math.round(size.weight * GRAMS),
    };
  }
  return undefined;
}

function part(catalogue: Catalogue, reference: string, lang: Locale): Piece | undefined {
  parts ??= new Map(
    [...makeParts(catalogue).parts, ...makeAccessories(catalogue.products).parts].map((one) => [
      one.reference,
      one,
    ]),
  );
  const found = parts.get(reference);
  return (
    found && {
      type: 'part',
      name: found.names[lang],
      unit: found.price,
      eco: found.eco,
      weight: found.weight,
    }
  );
}

/** A product of an earlier catalogue; the order states its price. */
function former(reference: string, lang: Locale): Piece | undefined {
  const found = FORMER_PRODUCTS.find((one) => one.reference === reference);
  return found && { type: 'product', name: found.name[lang], unit: 0, eco: 0, weight: FORMER_WEIGHT };
}
