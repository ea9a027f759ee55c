import { z } from 'zod';
import { favoriteBody, favoriteList, favoriteQuery, favoriteRemoval } from './favorite.ts';
import { loyalty } from './loyalty.ts';
import { operation } from './operation.ts';
import { promotionList } from './promotion.ts';

const common = { tag: 'customer', access: 'customer' } as const;

/** Favourites, points and promotion codes of the logged-in customer (AP-05). */
export const BENEFIT_OPERATIONS = [
  operation('GET /customer/{customer_id}/favorite', {
    ...common,
    summary: 'Lists the favourite products, the last added first',
    query: favoriteQuery,
    response: favoriteList,
  }),
  operation('POST /customer/{customer_id}/favorite', {
    ...common,
    summary: 'Adds a favourite; adding it again changes nothing',
    body: favoriteBody,
    response: favoriteList,
  }),
  operation('DELETE /customer/{customer_id}/favorite/{entity_id}', {
    ...common,
    summary: 'Removes a favourite; a missing one changes nothing',
    query: favoriteRemoval,
    response: favoriteList,
  }),
  operation('GET /customer/{customer_id}/loyalty', {
    ...common,
    summary: 'Returns the points of a professional with their ledger',
    response: loyalty,
  }),
  operation('GET /customer/{customer_id}/loyalty/statement', {
    ...common,
    summary: 'Returns the ledger of points as CSV',
    fileType: 'text/csv; charset=utf-8',
    response: z.string(),
  }),
  operation('GET /customer/{customer_id}/promotion', {
    ...common,
    summary: 'Lists the codes that a professional can use, has used or has missed',
    response: promotionList,
  }),
];
