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
    summary: 'Returns an exploded view with its parts; 404 where the category lacks it',
    query: eclateQuery,
    response: eclate,
  }),
  operation('GET /part', {
    tag,
    summary: 'Lists spare parts and accessories by reference, product, serial number or words',
    query: partListQuery,
    response: partList,
  }),
  operation('GET /part/category', {
    tag,
    summary: 'Lists the categories that have spare parts',
    response: listOf(partCategory),
  }),
  operation('GET /part/resolve', {
    tag,
    summary: 'Resolves the text of a data plate',
    query: plateQuery,
    response: plate,
  }),
  operation('POST /part/quick-order', {
    tag,
    summary: 'Stores a pasted list, or one file of text, CSV or .xlsx, and returns its key',
    body: quickOrderForm,
    isForm: true,
    hasFiles: true,
    hasLongFields: true,
    response: storedList,
  }),
  operation('GET /part/quick-order', {
    tag,
    summary: 'Returns a stored list line by line, without changing the cart',
    query: quickOrderQuery,
    response: quickOrder,
  }),
  operation('POST /part/quick-order/columns', {
    tag,
    summary: 'Stores which columns of a list hold reference and quantity',
    body: columnsForm,
    isForm: true,
    response: storedList,
  }),
  operation('GET /part/quick-order/rest', {
    tag,
    summary: 'Returns the lines that cannot be ordered as CSV',
    query: storedList,
    fileType: 'text/csv; charset=utf-8',
    response: z.string(),
  }),
];
