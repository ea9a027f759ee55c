import { describe, expect, it } from '@jest/globals';
import { copyCatalogue } from './copy-catalogue.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';

const catalogue = await readDemoCatalogue();

describe('copies of the catalogue', () => {
  const copies = Array.from({ length: 10 }, (_unused, round) => copyCatalogue(catalogue, round));
  const products = copies.flatMap((copy) => copy.products);

  it('copy 0: it is the catalogue', () => {
    expect(copies[0]).toEqual(catalogue);
  });

  it('names, addresses and variants: they are unique', () => {
    const variants = copies.flatMap((copy) => [...copy.variants.values()].flat());
    for (const values of [
      products.map((product) => product.reference),
      products.map((product) => product.key),
      products.map((product) => product.texts.fr.slug),
      products.map((product) => product.texts.en.slug),
      variants.map((variant) => variant.reference),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('related products and variants: they belong to the same copy, with its own prices', () => {
    const keys = new Set(products.map((product) => product.key));
    expect(products.flatMap((product) => product.related).filter((key) => !keys.has(key))).toEqual([]);
    for (const copy of copies) {
      expect(copy.products.filter(({ key }) => copy.variants.get(key)?.[0]?.product !== key)).toEqual([]);
    }
    const prices = copies.map((copy) => {
      const lame = [...copy.variants].find(([key]) => /^lame(?:-|$)/.test(key));
      return lame?.[1][0]?.price;
    });
    expect(new Set(prices).size).toBeGreaterThan(5);
  });

  it('two copies of one round: they are the same', () => {
    expect(copyCatalogue(catalogue, 3)).toEqual(copyCatalogue(catalogue, 3));
  });
});
