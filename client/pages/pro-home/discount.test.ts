import { describe, expect, it } from '@jest/globals';
import type { Price } from '#shared/contract/product.ts';
import { commonDiscount } from './discount.ts';

const net = (value: number, listed: number, eco = 0): Price => ({
  value,
  listed,
  eco,
  kind: 'net',
  tax: 'excluded',
  from: false,
});
const PUBLIC: Price = { value: 100, eco: 0, kind: 'public', tax: 'excluded', from: false };

describe('discount of net prices', () => {
  it.each([
    ['the same for all', [net(72, 100), net(37.37, 51.9)], 28],
    ['the eco-participation has none', [net(72, 110, 10)], 28],
    ['a part on quotation is left out', [null, net(80, 100)], 20],
    ['prices differ', [net(72, 100), net(80, 100)], undefined],
    ['public prices', [PUBLIC], undefined],
    ['net prices without a discount', [net(100, 100)], undefined],
    ['no prices', [], undefined],
  ])('%s', (_case, prices, percent) => {
    expect(commonDiscount(prices)).toBe(percent);
  });
});
