import { listOf } from './common.ts';
import { read, type Operation } from './operation.ts';
import {
  eclate,
  eclateQuery,
  partCategory,
  partList,
  partListQuery,
  plate,
  plateQuery,
  quickOrder,
  quickOrderAnswer,
} from './spare-part.ts';

/** Spare parts and accessories, exploded views (AP-12). */
export const PART_OPERATIONS: readonly Operation[] = [
  read('part', '/eclate', 'An exploded view with its parts; 404 where the category does not have it', {
    query: eclateQuery,
    answer: eclate,
  }),
  read('part', '/part', 'Spare parts and accessories by reference, product, serial number or words', {
    query: partListQuery,
    answer: partList,
  }),
  read('part', '/part/category', 'Categories that have spare parts', { answer: listOf(partCategory) }),
  read('part', '/part/resolve', 'What a data plate stands for', { query: plateQuery, answer: plate }),
  {
    id: 'POST /part/quick-order',
    method: 'post',
    path: '/part/quick-order',
    summary: 'References and quantities, answered line by line; puts nothing in a cart',
    tag: 'part',
    access: 'public',
    body: quickOrder,
    answer: quickOrderAnswer,
  },
];
