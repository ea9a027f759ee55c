import { z } from 'zod';
import { idParameter, identifier, listOf } from './common.ts';
import { favorite } from './customer.ts';
import { productCard } from './product.ts';

const entityType = z.enum(['product']).default('product');

/** `depth` 0 returns numbers only, which is enough for the favourite buttons. */
export const favoriteQuery = z.object({
  entity_type: entityType.describe('Kind of entity.'),
  entity_id: idParameter.optional().describe('Number of one entity; all favourites without it.'),
  depth: z.coerce
    .number<number>()
    .int()
    .min(0)
    .max(1)
    .default(0)
    .describe('1 returns product cards, 0 numbers only.'),
});
export type FavoriteQuery = z.infer<typeof favoriteQuery>;

export const favoriteBody = z.object({
  entity_type: entityType.describe('Kind of entity.'),
  entity_id: identifier.describe('Number of the entity.'),
});
export type FavoriteBody = z.infer<typeof favoriteBody>;

export const favoriteRemoval = z.object({ entity_type: entityType.describe('Kind of entity.') });

/** `product` is `null` when the sales plan no longer sells it; then `name` and the successor remain. */
const favoriteDetails = z.object({
  product: productCard.nullable().describe('Card of the product while the plan sells it.'),
  name: z.string().nullable().describe('Name in the language of the request.'),
  reference: z.string().nullable().describe('Reference by which it is ordered.'),
  replacement: productCard.nullable().describe('Product that has replaced it.'),
});

const favoriteItem = favorite
  .extend({
    added_at: z.iso.datetime().describe('Time at which it was added.'),
    details: favoriteDetails.nullable().describe('What lists show; `null` with `depth` 0.'),
  })
  .meta({ id: 'Favorite', description: 'A favourite product.' });
export type FavoriteItem = z.infer<typeof favoriteItem>;

/** The last added comes first. */
export const favoriteList = listOf(favoriteItem);
