import { describe, expect, it } from '@jest/globals';
import { createHit, samePath } from '#backoffice/search/create-hit.ts';
import type { SearchResponse } from '#shared/contract/search.ts';
import { withoutShop } from './without-shop.ts';

const NOTHING = { total: 0, items: [] };

function hit(type: 'part' | 'service' | 'page', code: string) {
  return createHit({ type, code, title: code, canonical: samePath('/x') });
}

describe('withoutShop', () => {
  it('removes parts, serial numbers, orders and shop pages, and adjusts the counts', () => {
    const response: SearchResponse = {
      total: 5,
      corrected: null,
      top: [hit('part', 'PR-1'), hit('service', 'cart'), hit('service', 'contact'), hit('page', 'garanties')],
      categories: NOTHING,
      products: NOTHING,
      pages: { total: 1, items: [] },
      notices: NOTHING,
      parts: { total: 3, items: [hit('part', 'PR-1')] },
      faults: NOTHING,
    };
    const left = withoutShop(response);
    expect(left.top.map(({ key }) => key)).toEqual(['service:contact', 'page:garanties']);
    expect([left.total, left.parts]).toEqual([2, NOTHING]);
  });
});
