import { z } from 'zod';
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
} from './spare-part.ts';
import { columnsForm, quickOrder, quickOrderForm, quickOrderQuery, storedList } from './quick-order.ts';

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
    summary: 'Stores a pasted list, or one file of text, CSV or .xlsx, and gives the key it is read by',
    tag: 'part',
    access: 'public',
    body: quickOrderForm,
    isForm: true,
    hasFiles: true,
    hasLongFields: true,
    answer: storedList,
  },
  read('part', '/part/quick-order', 'A stored list, answered line by line; puts nothing in a cart', {
    query: quickOrderQuery,
    answer: quickOrder,
  }),
  {
    id: 'POST /part/quick-order/columns',
    method: 'post',
    path: '/part/quick-order/columns',
    summary: 'Says which columns of a stored list hold reference and quantity',
    tag: 'part',
    access: 'public',
    body: columnsForm,
    isForm: true,
    answer: storedList,
  },
  {
    ...read(
      'part',
      '/part/quick-order/rest',
      'Lines of a stored list that nothing is ordered for, as a table',
      {
        query: storedList,
        answer: z.string(),
      },
    ),
    fileType: 'text/csv; charset=utf-8',
  },
];
