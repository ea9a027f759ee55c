import { describe, expect, it } from '@jest/globals';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { fixingsOf } from '#backoffice/shop/catalogue/fixings.ts';

const { products: PRODUCTS } = await readDemoCatalogue();

const productNamed = (key: string) => {
  const product = PRODUCTS.find((candidate) => candidate.key === key);
  if (!product) throw new Error(`There is no ${key}.`);
  return product;
};

describe('fixing points of the demo products', () => {
  it('every size: the points are inside the front, symmetrical to both sides', () => {
    for (const product of PRODUCTS) {
      for (const model of product.sizes) {
        const points = fixingsOf(product, model);
        const outside = points.filter(
          ({ x, y }) => x <= 0 || x >= model.width || y <= 0 || y >= model.height,
        );
        const mirrored = points.filter(
          ({ x, y }) => !points.some((other) => other.x === model.width - x && other.y === y),
        );
        expect([product.key, outside, mirrored]).toEqual([product.key, [], []]);
      }
    }
  });

  it('radiator on a wall: four points; floor or ceiling appliance: none', () => {
    const lame = productNamed('lame');
    const model = lame.sizes.find(({ code }) => code === '1500');
    expect(model && fixingsOf(lame, model)).toEqual([
      { x: 200, y: 85 },
      { x: 1000, y: 85 },
      { x: 200, y: 495 },
      { x: 1000, y: 495 },
    ]);
    for (const key of ['tabouret', 'source', 'bise', 'caisson']) {
      const product = productNamed(key);
      expect(product.sizes.flatMap((size) => fixingsOf(product, size))).toEqual([]);
    }
  });
});
