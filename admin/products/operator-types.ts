import type { ResponseOf } from '#shared/contract/operation-types.ts';

/** A product in the list. */
export type ProductOverview = ResponseOf<'GET /operator/product'>['items'][number];

/** A picture of a product, as the API writes it, and the address of a small copy. */
export type MediaOfProduct = ResponseOf<'GET /operator/product/{id}/media'>['items'][number];
