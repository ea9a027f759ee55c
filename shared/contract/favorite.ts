import { z } from 'zod';
import { idParameter, identifier, listOf } from './common.ts';
import { favorite } from './customer.ts';
import { productCard } from './product.ts';

/** What can be a favourite. */
const entityType = z.enum(['product']).default('product');

/** `depth` 1 tells of each product what a list shows; 0 the numbers alone, which is all that hearts need. */
export const favoriteQuery = z.object({
  entity_type: entityType,
  entity_id: idParameter.optional(),
  depth: z.coerce.number<number>().int().min(0).max(1).default(0),
});
export type FavoriteQuery = z.infer<typeof favoriteQuery>;

export const favoriteBody = z.object({ entity_type: entityType, entity_id: identifier });
export type FavoriteBody = z.infer<typeof favoriteBody>;

export const favoriteRemoval = z.object({ entity_type: entityType });

/** `product` is there while it is sold to who asks; afterwards its name, and what has taken its place. */
const favoriteDetails = z.object({
  product: productCard.nullable(),
  name: z.string().nullable(),
  reference: z.string().nullable(),
  replacement: productCard.nullable(),
});

const favoriteItem = favorite.extend({
  added_at: z.iso.datetime(),
  details: favoriteDetails.nullable(),
});
export type FavoriteItem = z.infer<typeof favoriteItem>;

/** The last that was added comes first. */
export const favoriteList = listOf(favoriteItem);
