import { describe, expect, it } from '@jest/globals';
import { tagsOfCall } from './answer-tags.ts';

const tagsOf = (path: string, answer: unknown) => tagsOfCall({ method: 'GET', path }, answer).sort();

describe('the tags of an answer', () => {
  it('are its resource and what it shows', () => {
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

  it('of a tree name each of its branches', () => {
    const tree = { items: [{ id: 1, childs: [{ id: 2, childs: [{ id: 3, childs: [] }] }] }], total: 1 };
    expect(tagsOf('category', tree)).toEqual(['category', 'category:1', 'category:2', 'category:3']);
  });

  it('of lists made of products name those, under the resource of products', () => {
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

  it('of a slug name what it stands for', () => {
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

  it('of lists name what may join them, though nothing of it is there yet', () => {
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
