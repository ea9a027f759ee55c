import { usePage } from '#client/app/page/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { ProductVariant } from '#shared/contract/product.ts';

/** Returns true if the visitor can put the variant into a cart. */
export function useIsSold({ price, stock }: Pick<ProductVariant, 'price' | 'stock'>): boolean {
  const { isEnabled } = usePage();
  const { isProConnected } = useStore().settings;
  return isProConnected && isEnabled('cart') && price !== null && stock !== 'out';
}
