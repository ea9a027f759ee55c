import { describe, expect, it } from '@jest/globals';
import { PRODUCTS } from './catalogue/products.ts';
import { variantRows } from './product-rows.ts';
import { scaleProducts } from './scale-products.ts';

describe('scaled catalogue', () => {
  const scaled = scaleProducts(PRODUCTS, 10 * PRODUCTS.length);

  it('requested count: the catalogue starts with the originals and has this size', () => {
    expect(scaled.slice(0, PRODUCTS.length)).toEqual(PRODUCTS);
    expect(scaleProducts(PRODUCTS, 500)).toHaveLength(500);
  });

  it('names, addresses and variants: they are unique', () => {
    const variants = scaled.flatMap(variantRows);
    for (const values of [
      scaled.map((product) => product.reference),
      scaled.map((product) => product.key),
      scaled.map((product) => product.texts.fr.slug),
      scaled.map((product) => product.texts.en.slug),
      variants.map((variant) => variant.reference),
      variants.map((variant) => variant.ean),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('related products: they belong to the same copy, with its own prices', () => {
    const keys = new Set(scaled.map((product) => product.key));
    expect(scaled.flatMap((product) => product.goesWith).filter((key) => !keys.has(key))).toEqual([]);
    const prices = new Set(
      scaled.filter(({ key }) => /^lame(?:-|$)/.test(key)).map(({ models }) => models[0]?.price),
    );
    expect(prices.size).toBeGreaterThan(5);
  });

  it('two runs: the catalogue is the same', () => {
    expect(scaleProducts(PRODUCTS, 300)).toEqual(scaleProducts(PRODUCTS, 300));
  });
});
