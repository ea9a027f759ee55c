import { describe, expect, it } from '@jest/globals';
import type { Locale } from '#shared/locale.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { environmentRow } from '#backoffice/shop/catalogue/environment-row.ts';
import { typeOf } from '#backoffice/shop/catalogue/vocabulary.ts';

const { products: PRODUCTS, vocabulary } = await readDemoCatalogue();

function stated(type: string, lang: Locale): string | undefined {
  return environmentRow({ audiences: [] }, typeOf(vocabulary, { type }), lang)?.value;
}

describe('environmental qualities of products', () => {
  it('consumer products: all state them, with the same figures in both languages', () => {
    for (const product of PRODUCTS) {
      const isForConsumers = product.audiences.length === 0 || product.audiences.includes('part');
      const type = typeOf(vocabulary, product);
      const [fr, en] = [environmentRow(product, type, 'fr'), environmentRow(product, type, 'en')];
      expect([product.key, fr !== undefined]).toEqual([product.key, isForConsumers]);
      expect(fr?.value.match(/\d+/g)).toEqual(en?.value.match(/\d+/g));
    }
  });

  it('lead: stated for brass parts that hold water, and for no radiator', () => {
    expect(stated('chauffe-eau-electrique', 'fr')).toContain('plomb');
    expect(stated('seche-serviettes-mixte', 'en')).toContain('lead');
    expect(stated('inertie-seche', 'fr')).toBe(
      'Produit comportant au moins 60\u00a0% de matières recyclées. Produit majoritairement recyclable. ' +
        'Emballage comportant au moins 80\u00a0% de matières recyclées, entièrement recyclable.',
    );
  });

  it('type that declares nothing: no row', () => {
    expect(environmentRow({ audiences: [] }, { has_lead: false }, 'fr')).toBeUndefined();
  });
});
