import { z } from 'zod';
import { category, oneCategory } from './category.ts';
import { listOf } from './common.ts';
import { documentList, documentListQuery } from './document.ts';
import { operation } from './operation.ts';
import { OPERATOR_ROLES } from './operator-role.ts';
import { product } from './product.ts';
import { productList, productListQuery, productVariantList } from './product-list.ts';
import { productSizeList, productSizeQuery } from './product-size.ts';
import { searchResponse, searchQuery, synonym } from './search.ts';
import {
  redirectionQuery,
  redirectRule,
  urlEntity,
  urlEntityQuery,
  urlExplanation,
  urlExplanationQuery,
  urlListItem,
  urlListQuery,
  urlTarget,
} from './url.ts';

/** Categories, products, documents, search and public addresses (AP-03, AP-06, AP-07). */
export const CATALOGUE_OPERATIONS = [
  operation('GET /category', {
    tag: 'category',
    summary: 'Lists the categories of one level, each with all below it',
    query: z.object({
      depth: z.coerce
        .number<number>()
        .int()
        .min(0)
        .max(3)
        .default(0)
        .describe('Level of the tree, 0 being the top.'),
    }),
    response: listOf(category),
  }),
  operation('GET /category/{id}', {
    tag: 'category',
    summary: 'Returns one category',
    response: oneCategory,
  }),
  operation('GET /product', {
    tag: 'product',
    summary: 'Lists products with facets, in pages',
    query: productListQuery,
    response: productList,
  }),
  operation('GET /product/{id}', {
    tag: 'product',
    summary: 'Returns one product',
    response: product,
  }),
  operation('GET /product-variants', {
    tag: 'product',
    summary: 'Lists variants (one size in one colour) with facets, in pages',
    query: productListQuery,
    response: productVariantList,
  }),
  operation('GET /product-sizes', {
    tag: 'product',
    summary: 'Lists products with a size within limits of output, width and height',
    query: productSizeQuery,
    response: productSizeList,
  }),
  operation('GET /document', {
    tag: 'document',
    summary: 'Lists documents with facets, in pages',
    query: documentListQuery,
    response: documentList,
  }),
  operation('GET /search', {
    tag: 'search',
    summary: 'Returns suggestions, or one group of hits in pages',
    query: searchQuery,
    response: searchResponse,
  }),
  operation('GET /search/synonyms', {
    tag: 'search',
    summary: 'Lists the synonyms that operators maintain',
    access: 'operator',
    roles: OPERATOR_ROLES,
    response: listOf(synonym),
  }),
  operation('GET /search/{id}', {
    tag: 'search',
    summary: 'Returns one synonym',
    response: synonym,
  }),
  operation('GET /url', {
    tag: 'url',
    summary: 'Lists every public address in pages, or resolves one full address',
    query: urlListQuery,
    response: z.union([listOf(urlListItem), urlTarget]),
  }),
  operation('GET /url/entity', {
    tag: 'url',
    summary: 'Resolves a slug to its entity',
    query: urlEntityQuery,
    response: urlEntity,
  }),
  operation('GET /url/explanation', {
    tag: 'url',
    summary: 'Explains which redirect rules apply to an address',
    query: urlExplanationQuery,
    response: urlExplanation,
  }),
  operation('GET /redirection', {
    tag: 'redirection',
    summary: 'Returns the redirect rule of an unknown path',
    query: redirectionQuery,
    response: listOf(redirectRule),
  }),
  operation('GET /redirection/{id}', {
    tag: 'redirection',
    summary: 'Returns one redirect rule',
    response: redirectRule,
  }),
];
