import { z } from 'zod';
import { listOf } from './common.ts';
import { operation } from './operation.ts';
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

const tag = 'part';

/** Spare parts and accessories, exploded views (AP-12). */
export const PART_OPERATIONS = [
  operation('GET /eclate', {
    tag,
    summary: 'An exploded view with its parts; 404 where the category does not have it',
    query: eclateQuery,
    response: eclate,
  }),
  operation('GET /part', {
    tag,
    summary: 'Spare parts and accessories by reference, product, serial number or words',
    query: partListQuery,
    response: partList,
  }),
  operation('GET /part/category', {
    tag,
    summary: 'Categories that have spare parts',
    response: listOf(partCategory),
  }),
  operation('GET /part/resolve', {
    tag,
    summary: 'What a data plate stands for',
    query: plateQuery,
    response: plate,
  }),
  operation('POST /part/quick-order', {
    tag,
    summary: 'Stores a pasted list, or one file of text, CSV or .xlsx, and gives the key it is read by',
    body: quickOrderForm,
    isForm: true,
    hasFiles: true,
    hasLongFields: true,
    response: storedList,
  }),
  operation('GET /part/quick-order', {
    tag,
    summary: 'A stored list, answered line by line; puts nothing in a cart',
    query: quickOrderQuery,
    response: quickOrder,
  }),
  operation('POST /part/quick-order/columns', {
    tag,
    summary: 'Says which columns of a stored list hold reference and quantity',
    body: columnsForm,
    isForm: true,
    response: storedList,
  }),
  operation('GET /part/quick-order/rest', {
    tag,
    summary: 'Lines of a stored list that nothing is ordered for, as a table',
    query: storedList,
    fileType: 'text/csv; charset=utf-8',
    response: z.string(),
  }),
];
