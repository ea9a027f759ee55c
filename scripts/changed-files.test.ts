import { describe, expect, it } from '@jest/globals';
import { findNamedAfter } from './changed-files.ts';

const TESTS = [
  'tests/browser/cart.spec.ts',
  'tests/browser/product-ar.spec.ts',
  'tests/server/orders.test.ts',
  'backoffice/cart/codes.db.test.ts',
];

describe('tests named after a change', () => {
  it('changed page: finds tests of its name, of its folder and of its kinds', () => {
    expect(findNamedAfter(TESTS, ['client/pages/cart/cart-page.tsx'])).toEqual([TESTS[0], TESTS[3]]);
    expect(findNamedAfter(TESTS, ['client/pages/product/product-load.ts'])).toEqual([TESTS[1]]);
    expect(findNamedAfter(TESTS, ['client/pages/order/order-load.ts'])).toEqual([]);
  });

  it('changed test: finds itself; a file of another subject finds none', () => {
    expect(findNamedAfter(TESTS, ['tests/server/orders.test.ts', 'server/http/robots.ts'])).toEqual([
      TESTS[2],
    ]);
  });
});
