import { describe, expect, it } from '@jest/globals';
import { tagsOfCall } from './response-tags.ts';

const tagsOf = (path: string, response: unknown) => tagsOfCall({ method: 'GET', path }, response).sort();

describe('tags of a response', () => {
  it('are its resource and its items', () => {
    expect(tagsOf('menu', { items: [{ id: 1, items: [] }], total: 1 })).toEqual(['menu', 'menu:1']);
    expect(tagsOf('product/12', { id: 12, related: [{ id: 14 }], documents: [{ id: 3 }] })).toEqual([
      'category',
      'document',
      'document:3',
      'product',
      'product:12',
      'product:14',
    ]);
    expect(tagsOf('page/5', { id: 5, blocks: [{ products: [{ id: 9 }] }], related: [{ id: 6 }] })).toEqual([
      'carrier',
      'page',
      'page:5',
      'page:6',
      'product',
      'product:9',
      'tags',
    ]);
  });

  it('of a tree include each of its branches', () => {
    const tree = { items: [{ id: 1, childs: [{ id: 2, childs: [{ id: 3, childs: [] }] }] }], total: 1 };
    expect(tagsOf('category', tree)).toEqual(['category', 'category:1', 'category:2', 'category:3']);
  });

  it('of product lists include the products, below their own resource', () => {
    expect(tagsOf('product-variants', { items: [{ id: 900, product: { id: 12 } }] })).toEqual([
      'category',
      'document',
      'product',
      'product:12',
      'product:900',
    ]);
    expect(tagsOf('search', { products: { items: [{ id: 12 }] }, pages: { items: [{ id: 5 }] } })).toEqual([
      'page',
      'page:5',
      'product',
      'product:12',
      'search',
    ]);
    expect(tagsOf('home', { items: [{ id: 1, classics: { products: [{ id: 12 }] } }] })).toEqual([
      'home',
      'home:1',
      'page',
      'product',
      'product:12',
    ]);
  });

  it('of a slug include its entity', () => {
    expect(tagsOf('url/entity', { type: 'cms_page', entity: { id: 5 } })).toEqual([
      'category',
      'page',
      'page:5',
      'url',
    ]);
    expect(tagsOf('url/entity', { type: 'product', entity: { id: 12 } })).toEqual([
      'category',
      'product',
      'product:12',
      'url',
    ]);
  });

  it('of lists include what may join them, also while they are empty', () => {
    const nothing = { items: [], total: 0 };
    expect(tagsOf('url', nothing)).toEqual(['category', 'page', 'part', 'product', 'sav', 'url']);
    expect(tagsOf('sitemap', nothing)).toEqual(['category', 'page', 'product', 'sav', 'sitemap']);
    expect(tagsOf('tags', nothing)).toEqual(['page', 'tags']);
    expect(tagsOf('home', nothing)).toEqual(['home', 'page', 'product']);
  });

  it('of nothing are the resource alone', () => {
    expect(tagsOf('setting', undefined)).toEqual(['setting']);
    expect(tagsOf('unknown/1', null)).toEqual(['unknown']);
  });
});
