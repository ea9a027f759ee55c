import { describe, expect, it } from '@jest/globals';
import { PRODUCTS } from './catalogue/products.ts';
import { variantRows } from './product-rows.ts';
import { scaleProducts } from './scale-products.ts';

describe('a catalogue of any size', () => {
  const scaled = scaleProducts(PRODUCTS, 10 * PRODUCTS.length);

  it('begins with the catalogue itself and has as many products as asked for', () => {
    expect(scaled.slice(0, PRODUCTS.length)).toEqual(PRODUCTS);
    expect(scaleProducts(PRODUCTS, 500)).toHaveLength(500);
  });

  it('names every product, address and variant once', () => {
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

  it('sells with a product what stands in the same round, at prices of its own', () => {
    const keys = new Set(scaled.map((product) => product.key));
    expect(scaled.flatMap((product) => product.goesWith).filter((key) => !keys.has(key))).toEqual([]);
    const prices = new Set(
      scaled.filter(({ key }) => /^lame(?:-|$)/.test(key)).map(({ models }) => models[0]?.price),
    );
    expect(prices.size).toBeGreaterThan(5);
  });

  it('is the same every time', () => {
    expect(scaleProducts(PRODUCTS, 300)).toEqual(scaleProducts(PRODUCTS, 300));
  });
});
