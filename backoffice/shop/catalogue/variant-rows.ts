import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { referenceKey } from '#shared/domain/text-keys.ts';
import type { SoldVariant } from './catalogue.ts';

/** Rows of the variants of a product, in their order. */
export function variantRows(variants: readonly SoldVariant[]) {
  return variants.map(({ size, price, plan_prices, ...variant }, position) => ({
    reference: variant.reference,
    ean: variant.ean,
    model: size,
    colour: variant.colour,
    price,
    plan_prices: plan_prices ?? null,
    eco: variant.eco,
    stock: variant.stock,
    next_arrival: variant.next_arrival,
    low_stock: variant.low_stock,
    position,
  }));
}

/** Search keys of a product, each once: its reference, those of its sizes and variants, and their EANs. */
export function searchKeyRows(product: ProductRecord, variants: readonly SoldVariant[]) {
  const own = referenceKey(product.reference);
  const sizes = product.sizes.map(({ code }) => `${product.reference}-${code}`);
  const all = [product.reference, ...sizes, ...variants.flatMap(({ reference, ean }) => [reference, ean])];
  const keys = new Set(all.filter((text) => text !== '').map(referenceKey));
  return [...keys].map((key) => ({ key, exact: key === own }));
}
