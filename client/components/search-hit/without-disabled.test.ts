import { describe, expect, it } from '@jest/globals';
import { createHit, samePath } from '#backoffice/search/create-hit.ts';
import { isRouteEnabled } from '#routes/enabled-routes.ts';
import type { SearchResponse } from '#shared/contract/search.ts';
import { FEATURES } from '#shared/domain/features.ts';
import { withoutDisabled } from './without-disabled.ts';

const NOTHING = { total: 0, items: [] };

function hit(type: 'part' | 'service' | 'page', code: string) {
  return createHit({ type, code, title: code, canonical: samePath('/x') });
}

describe('withoutDisabled', () => {
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
    const left = withoutDisabled(response, (name) =>
      isRouteEnabled(name, { cartEnabled: false, features: FEATURES }),
    );
    expect(left.top.map(({ key }) => key)).toEqual(['service:contact', 'page:garanties']);
    expect([left.total, left.parts]).toEqual([2, NOTHING]);
  });
});
