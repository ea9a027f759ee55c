import { z } from 'zod';
import { category } from './category.ts';
import { idParams, listOf, pageQuery } from './common.ts';
import { documentList, documentListQuery } from './document.ts';
import { home, slide } from './home.ts';
import { menu } from './menu.ts';
import { page, pageListQuery, pageSummary, tag } from './page.ts';
import { product } from './product.ts';
import { productList, productListQuery, productVariantList } from './product-list.ts';
import { productSizeList, productSizeQuery } from './product-size.ts';
import { records, WRITABLE_RESOURCES, type WritableResource } from './records.ts';
import { city, cityQuery, civility, country, sitemapNode } from './reference-data.ts';
import { searchAnswer, searchQuery } from './search.ts';
import { setting, site } from './site.ts';
import {
  redirectionQuery,
  redirectRule,
  urlEntity,
  urlEntityQuery,
  urlListItem,
  urlListQuery,
  urlTarget,
} from './url.ts';

/** One call of the back office: where it is, what it takes, what it answers, who may make it. */
export type Operation = {
  id: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below the API's base path, with `{id}` for the one path parameter. */
  path: string;
  summary: string;
  tag: string;
  access: 'public' | 'operator';
  query?: z.ZodObject;
  body?: z.ZodObject;
  answer: z.ZodType;
};

const reads: Operation[] = [
  read('site', '/site', 'Sites, or the one of a domain', {
    query: z.object({ domain: z.string().max(253).optional() }),
    answer: listOf(site),
  }),
  readOne('site', site),
  read('menu', '/menu', 'Menus of the site', { answer: listOf(menu) }),
  readOne('menu', menu),
  read('setting', '/setting', 'Settings by code', { answer: listOf(setting) }),
  readOne('setting', setting),
  read('category', '/category', 'Categories of one level, each with all that stands below it', {
    query: z.object({ depth: z.coerce.number().int().min(0).max(3).default(0) }),
    answer: listOf(category),
  }),
  readOne('category', category),
  read('product', '/product', 'Products with facets, in pages', {
    query: productListQuery,
    answer: productList,
  }),
  readOne('product', product),
  read('product', '/product-variants', 'Variants (one size in one colour) with facets, in pages', {
    query: productListQuery,
    answer: productVariantList,
  }),
  read('product', '/product-sizes', 'Products with a size within limits of power, width and height', {
    query: productSizeQuery,
    answer: productSizeList,
  }),
  read('document', '/document', 'Documents with facets, in pages', {
    query: documentListQuery,
    answer: documentList,
  }),
  read('search', '/search', 'Suggestions, or one group of hits in pages', {
    query: searchQuery,
    answer: searchAnswer,
  }),
  read('url', '/url', 'Every public address in pages, or where a full address leads now', {
    query: urlListQuery,
    answer: z.union([listOf(urlListItem), urlTarget]),
  }),
  read('url', '/url/entity', 'What a slug stands for', { query: urlEntityQuery, answer: urlEntity }),
  read('redirection', '/redirection', 'Where an unknown path leads', {
    query: redirectionQuery,
    answer: listOf(redirectRule),
  }),
  readOne('redirection', redirectRule),
  read('home', '/home', 'The home page of the audience', { answer: listOf(home) }),
  readOne('home', home),
  read('slider', '/slider', 'Pictures of the home page’s head', { answer: listOf(slide) }),
  readOne('slider', slide),
  read('page', '/page', 'Content pages in pages, newest first', {
    query: pageQuery.extend(pageListQuery.shape),
    answer: listOf(pageSummary),
  }),
  readOne('page', page),
  read('tags', '/tags', 'Tags of content pages', { answer: listOf(tag) }),
  readOne('tags', tag),
  read('sitemap', '/sitemap', 'The tree of public pages', { answer: listOf(sitemapNode) }),
  read('country', '/country', 'Countries', { answer: listOf(country) }),
  readOne('country', country),
  read('civility', '/civility', 'Forms of address', { answer: listOf(civility) }),
  readOne('civility', civility),
  read('city', '/city', 'Communes of France by postcode or name', { query: cityQuery, answer: listOf(city) }),
  readOne('city', city),
];

/** Content is written by operators only; each write answers the entity's number. */
const writes: Operation[] = WRITABLE_RESOURCES.flatMap(writesOf);

export const OPERATIONS: readonly Operation[] = [...reads, ...writes];

/** @throws when no operation bears the id: a mistake of ours, never of a caller. */
export function operationById(id: string): Operation {
  const operation = OPERATIONS.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no operation ${id} in the contract.`);
  return operation;
}

function read(
  tagName: string,
  path: string,
  summary: string,
  shape: Pick<Operation, 'query' | 'answer'>,
): Operation {
  return { id: `GET ${path}`, method: 'get', path, summary, tag: tagName, access: 'public', ...shape };
}

function readOne(resource: string, answer: z.ZodType): Operation {
  return read(resource, `/${resource}/{id}`, 'One by its number', { answer });
}

function writesOf(resource: WritableResource): Operation[] {
  const body: z.ZodObject = records[resource];
  const common = { tag: resource, access: 'operator' } as const;
  return [
    {
      id: `POST /${resource}`,
      method: 'post',
      path: `/${resource}`,
      summary: 'Create',
      body,
      answer: idParams,
      ...common,
    },
    {
      id: `PUT /${resource}`,
      method: 'put',
      path: `/${resource}`,
      summary: 'Replace',
      body: body.extend(idParams.shape),
      answer: idParams,
      ...common,
    },
    {
      id: `DELETE /${resource}/{id}`,
      method: 'delete',
      path: `/${resource}/{id}`,
      summary: 'Remove',
      answer: idParams,
      ...common,
    },
  ];
}
