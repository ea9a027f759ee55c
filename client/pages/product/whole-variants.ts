import type { Product } from '#shared/contract/product.ts';

/**
 * Removes variants without a known size and sizes without a variant, because a selection needs both. Returns
 * `undefined` when none remains.
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
