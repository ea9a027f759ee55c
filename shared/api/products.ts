import type { Filter } from '#shared/domain/filter-segments.ts';
import type { PriceRange } from '#shared/domain/price-range.ts';
import type { ProductOrder } from '#shared/domain/product-order.ts';
import type { Caller } from './caller.ts';

export type ProductQuery = {
  page?: number;
  perPage?: number;
  orderBy?: ProductOrder;
  saleplanId?: number;
  categories?: number[];
  text?: string;
  spelling?: 'corrected' | 'exact';
  price?: PriceRange;
  filters?: Filter[];
};

type SizeQuery = {
  category: number;
  power_min: number;
  power_max: number;
  width_max: number | undefined;
  height_max: number | undefined;
};

/** Creates the product calls (spec section 7): price and attributes are JSON in the query. */
export function createProductsApi(caller: Caller) {
  return {
    get: (id: number) => caller.call('GET /product/{id}', { params: { id } }),
    list: (query: ProductQuery) => caller.call('GET /product', { query: toParameters(query) }),
    /** Sizes of a category's products within limits of watts and millimetres. */
    sizes: (query: SizeQuery) => caller.call('GET /product-sizes', { query }),
    variants: (query: ProductQuery) => caller.call('GET /product-variants', { query: toParameters(query) }),
  };
}

function toParameters(query: ProductQuery) {
  return {
    page: query.page,
    perPage: query.perPage,
    orderBy: query.orderBy,
    saleplan_id: query.saleplanId,
    categories: query.categories?.join(','),
    text: query.text,
    spelling: query.spelling,
    price: query.price && JSON.stringify(query.price),
    attributes: query.filters?.length ? JSON.stringify(groupByKey(query.filters)) : undefined,
  };
}

/** Groups filters by key; values of one key are alternatives: `{"POWER":["1000","1500"],"COLOR":["blanc"]}`. */
export function groupByKey(filters: Filter[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const { key, value } of filters) (groups[key] ??= []).push(value);
  return groups;
}
