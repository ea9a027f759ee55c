import { describe, expect, it } from '@jest/globals';
import { listUrl } from './list-target.ts';

const SITE = { locale: 'fr', target: 'pro' } as const;

describe('list URL', () => {
  it('[RT-59] contains filters, page, order and query', () => {
    const target = { route: 'results', slug: '', query: 'sèche & plat' } as const;
    const filters = [{ key: 'COLOR', value: 'blanc cassé' }];
    expect(listUrl(target, SITE, { filters, page: 2, orderBy: 'price_desc' })).toBe(
      '/pro/recherche/_COLOR__blanc%20cass%C3%A9/_p__2?q=s%C3%A8che+%26+plat&orderBy=price_desc',
    );
  });

  it('contains the exact-search flag and the tab of other results', () => {
    const target = { route: 'results', slug: '', query: 'termostat', isExact: true, tab: 'parts' } as const;
    expect(listUrl(target, SITE, { filters: [], page: 2, orderBy: 'position' })).toBe(
      '/pro/recherche/_p__2?q=termostat&exact=1&tab=parts',
    );
  });

  it('omits the first page and the default order', () => {
    const target = { route: 'categories', slug: 'chauffage' } as const;
    expect(listUrl(target, SITE, { filters: [], page: 1, orderBy: 'position' })).toBe(
      '/pro/nos-produits/chauffage',
    );
  });
});
