import type { Product } from '#shared/contract/product.ts';

/**
 * A product with the variants whose size it knows and the sizes that have a variant: a choice needs both. `undefined`
 * where none is left; there is nothing to look at or to buy then.
 */
export function withWholeVariants(product: Product): Product | undefined {
  const codes = new Set(product.models.map(({ code }) => code));
  const variants = product.variants.filter(({ model }) => codes.has(model));
  const used = new Set(variants.map(({ model }) => model));
  const models = product.models.filter(
    ({ code }, index) => used.has(code) && product.models.findIndex((other) => other.code === code) === index,
  );
  return variants.length > 0 ? { ...product, variants, models } : undefined;
}
