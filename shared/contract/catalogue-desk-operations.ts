import { z } from 'zod';
import { listOf, pageQuery } from './common.ts';
import { importRuns } from './import-run.ts';
import { operation } from './operation.ts';
import { OPERATOR_ROLES } from './operator-role.ts';
import {
  catalogueVocabulary,
  productMedia,
  productOverview,
  productOverviewQuery,
  variantListForm,
  variantListQuery,
  variantListReport,
  variantOverview,
  variantOverviewQuery,
} from './shop/catalogue-desk.ts';

const MEGABYTE = 1024 ** 2;
const READ = { tag: 'product', access: 'operator', roles: OPERATOR_ROLES } as const;

/** The catalogue as operators work on it. The storefront does not forward these calls. */
export const CATALOGUE_DESK_OPERATIONS = [
  operation('GET /operator/product', {
    ...READ,
    summary: 'Lists products of every sales plan in pages',
    query: productOverviewQuery,
    response: listOf(productOverview),
  }),
  operation('GET /operator/product/{id}/media', {
    ...READ,
    summary: 'Lists the pictures of a product',
    response: productMedia,
  }),
  operation('GET /operator/vocabulary', {
    ...READ,
    summary: 'Returns types, colours, categories, attributes and pictures of rooms',
    response: catalogueVocabulary,
  }),
  operation('GET /operator/variant', {
    ...READ,
    summary: 'Lists variants with price and stock in pages',
    query: variantOverviewQuery,
    response: listOf(variantOverview),
  }),
  operation('GET /operator/variant/list', {
    ...READ,
    summary: 'Returns the prices or the stock of every variant as a table',
    query: variantListQuery,
    fileType: 'text/csv; charset=utf-8',
    response: z.string(),
  }),
  operation('POST /operator/variant/list', {
    ...READ,
    roles: ['catalogue'],
    summary: 'Checks or writes a table of prices or stock',
    body: variantListForm,
    hasFiles: true,
    fileLimits: { count: 1, bytes: 20 * MEGABYTE },
    response: variantListReport,
  }),
  operation('GET /operator/import', {
    ...READ,
    roles: ['catalogue', 'read_only'],
    summary: 'Lists the imports with their errors and warnings',
    query: pageQuery,
    response: importRuns,
  }),
];
