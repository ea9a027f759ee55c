import { z } from 'zod';
import { category, oneCategory } from './category.ts';
import { listOf } from './common.ts';
import { documentList, documentListQuery } from './document.ts';
import { operation } from './operation.ts';
import { product } from './product.ts';
import { productList, productListQuery, productVariantList } from './product-list.ts';
import { productSizeList, productSizeQuery } from './product-size.ts';
import { searchAnswer, searchQuery, synonym } from './search.ts';
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
    summary: 'Categories of one level, each with all that stands below it',
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
    summary: 'One by its number',
    response: oneCategory,
  }),
  operation('GET /product', {
    tag: 'product',
    summary: 'Products with facets, in pages',
    query: productListQuery,
    response: productList,
  }),
  operation('GET /product/{id}', {
    tag: 'product',
    summary: 'One by its number',
    response: product,
  }),
  operation('GET /product-variants', {
    tag: 'product',
    summary: 'Variants (one size in one colour) with facets, in pages',
    query: productListQuery,
    response: productVariantList,
  }),
  operation('GET /product-sizes', {
    tag: 'product',
    summary: 'Products with a size within limits of power, width and height',
    query: productSizeQuery,
    response: productSizeList,
  }),
  operation('GET /document', {
    tag: 'document',
    summary: 'Documents with facets, in pages',
    query: documentListQuery,
    response: documentList,
  }),
  operation('GET /search', {
    tag: 'search',
    summary: 'Suggestions, or one group of hits in pages',
    query: searchQuery,
    response: searchAnswer,
  }),
  operation('GET /search/synonyms', {
    tag: 'search',
    summary: 'Synonyms that operators have written',
    access: 'operator',
    response: listOf(synonym),
  }),
  operation('GET /search/{id}', {
    tag: 'search',
    summary: 'A synonym by its number',
    response: synonym,
  }),
  operation('GET /url', {
    tag: 'url',
    summary: 'Every public address in pages, or where a full address leads now',
    query: urlListQuery,
    response: z.union([listOf(urlListItem), urlTarget]),
  }),
  operation('GET /url/entity', {
    tag: 'url',
    summary: 'What a slug stands for',
    query: urlEntityQuery,
    response: urlEntity,
  }),
  operation('GET /url/explanation', {
    tag: 'url',
    summary: 'Why an address leads where it does',
    query: urlExplanationQuery,
    response: urlExplanation,
  }),
  operation('GET /redirection', {
    tag: 'redirection',
    summary: 'Where an unknown path leads',
    query: redirectionQuery,
    response: listOf(redirectRule),
  }),
  operation('GET /redirection/{id}', {
    tag: 'redirection',
    summary: 'One by its number',
    response: redirectRule,
  }),
];
