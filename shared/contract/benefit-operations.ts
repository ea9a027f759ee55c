import { z } from 'zod';
import { favoriteBody, favoriteList, favoriteQuery, favoriteRemoval } from './favorite.ts';
import { loyalty } from './loyalty.ts';
import { read, type Operation } from './operation.ts';
import { promotionList } from './promotion.ts';

/** What an account brings, each of its own customer (AP-05). */
export const BENEFIT_OPERATIONS: readonly Operation[] = [
  {
    ...read('customer', '/customer/{customer_id}/favorite', 'Favourite products, the last added first', {
      query: favoriteQuery,
      answer: favoriteList,
    }),
    access: 'customer',
  },
  {
    id: 'POST /customer/{customer_id}/favorite',
    method: 'post',
    path: '/customer/{customer_id}/favorite',
    summary: 'Adds a favourite; once more changes nothing',
    tag: 'customer',
    access: 'customer',
    body: favoriteBody,
    answer: favoriteList,
  },
  {
    id: 'DELETE /customer/{customer_id}/favorite/{entity_id}',
    method: 'delete',
    path: '/customer/{customer_id}/favorite/{entity_id}',
    summary: 'Takes a favourite away; one that is none changes nothing',
    tag: 'customer',
    access: 'customer',
    query: favoriteRemoval,
    answer: favoriteList,
  },
  {
    ...read(
      'customer',
      '/customer/{customer_id}/loyalty',
      'Points of a professional, and what they come from',
      {
        answer: loyalty,
      },
    ),
    access: 'customer',
  },
  {
    ...read('customer', '/customer/{customer_id}/loyalty/statement', 'The statement of points as a table', {
      answer: z.string(),
    }),
    access: 'customer',
    fileType: 'text/csv; charset=utf-8',
  },
  {
    ...read(
      'customer',
      '/customer/{customer_id}/promotion',
      'Codes a professional can use, has used or has missed',
      {
        answer: promotionList,
      },
    ),
    access: 'customer',
  },
];
