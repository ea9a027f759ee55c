import { describe, expect, it } from '@jest/globals';
import { MENU_PAGES } from '#shared/domain/menu-pages.ts';
import { hasSlug, needsSlug, PAGE_CHOICES, pageOf } from './page-choices.ts';

describe('pages of menus', () => {
  it.each(PAGE_CHOICES)('page %s: may be in a menu', (page) => {
    expect(Object.values(MENU_PAGES).flat()).toContain(page);
  });

  it('page: decides whether the item states the last part of the address', () => {
    expect(['contact', 'categories', 'product', ''].map(hasSlug)).toEqual([false, true, true, false]);
    expect(['contact', 'categories', 'product'].map(needsSlug)).toEqual([false, false, true]);
    expect([pageOf({ code: null, slug: 'cookies' }), pageOf({ code: null, slug: null })]).toEqual([
      'cms',
      '',
    ]);
  });
});
