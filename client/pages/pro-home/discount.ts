import type { Price } from '#shared/contract/product.ts';

const PERCENT = 100;

/**
 * The discount that all net prices have in common, in whole percents of the public price without its eco-participation.
 * `undefined`: there are no net prices, or they differ.
 */
export function commonDiscount(prices: readonly (Price | null)[]): number | undefined {
  const found = new Set(
    prices.flatMap((price) =>
      price?.kind === 'net' && price.listed !== undefined
        ? [Math.round(PERCENT * (1 - price.value / (price.listed - price.eco)))]
        : [],
    ),
  );
  const [percent] = found;
  return found.size === 1 && percent !== undefined && percent > 0 ? percent : undefined;
}
