import { describe, expect, it } from '@jest/globals';
import { PRODUCTS } from './catalogue/products.ts';
import { environmentRow } from './environment-row.ts';

describe('environmental qualities of products', () => {
  it('consumer products: all state them, with the same figures in both languages', () => {
    for (const product of PRODUCTS) {
      const isForConsumers = product.plans?.includes('part') ?? true;
      const [fr, en] = [environmentRow(product, 'fr'), environmentRow(product, 'en')];
      expect([product.key, fr !== undefined]).toEqual([product.key, isForConsumers]);
      expect(fr?.value.match(/\d+/g)).toEqual(en?.value.match(/\d+/g));
    }
  });

  it('lead: stated for brass parts that hold water, and for no radiator', () => {
    expect(environmentRow({ type: 'chauffe-eau-electrique' }, 'fr')?.value).toContain('plomb');
    expect(environmentRow({ type: 'seche-serviettes-mixte' }, 'en')?.value).toContain('lead');
    expect(environmentRow({ type: 'inertie-seche' }, 'fr')?.value).toBe(
      'Produit comportant au moins 60\u00a0% de matières recyclées. Produit majoritairement recyclable. ' +
        'Emballage comportant au moins 80\u00a0% de matières recyclées, entièrement recyclable.',
    );
  });
});
