import type { VariantPrices } from '#backoffice/database/price-columns.ts';
import type { CategoryRecord, PushRecord, VariantRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * A variant with prices, eco-participation (cents with tax) and stock. `price`: `null` on quotation. `next_arrival`: day
 * on which more pieces are expected. `low_stock`: stock at and below which it is low, `null` for the number of the shop.
 */
export type SoldVariant = VariantRecord &
  VariantPrices & {
    eco: number;
    stock: number;
    next_arrival: string | null;
    low_stock: number | null;
  };

/** Products of a shop with their vocabulary, categories and variants. Lists are in the order of the files. */
export type Catalogue = {
  vocabulary: Vocabulary;
  categories: readonly CategoryRecord[];
  pushes: readonly PushRecord[];
  products: readonly ProductRecord[];
  /** By key of the product. */
  variants: ReadonlyMap<string, readonly SoldVariant[]>;
};
