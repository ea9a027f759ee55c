import type { VariantRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Variants of a product that `variants.csv` does not list: every size in every colour. References are made of the
 * product's reference, the size and the code of the colour; with one size or one colour it is left out.
 */
export function deriveVariants(vocabulary: Vocabulary, product: ProductRecord): VariantRecord[] {
  const { key, reference, sizes, colours } = product;
  return sizes.flatMap(({ code }) =>
    colours.map((colour) => ({
      reference: [
        reference,
        ...(sizes.length > 1 ? [code] : []),
        ...(colours.length > 1 ? [vocabulary.colours.get(colour)?.code ?? colour] : []),
      ].join('-'),
      product: key,
      size: code,
      colour,
      ean: '',
    })),
  );
}
