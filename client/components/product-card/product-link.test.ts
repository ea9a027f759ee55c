import { describe, expect, it } from '@jest/globals';
import type { RouteName } from '#routes/paths.ts';
import { productLink } from './product-link.ts';

const CONSUMER = { locale: 'fr', target: 'part' } as const;
const PROFESSIONAL = { locale: 'fr', target: 'pro' } as const;
const ordinary = { slug: 'x', signature: false, canonical: { part: '/produit/x', pro: '/pro/produit/x' } };
const forProfessionals = { ...ordinary, canonical: { part: '/pro/produit/x', pro: '/pro/produit/x' } };
const onlyProducts = (name: RouteName) => name === 'product';

describe('the link of a product card', () => {
  it('leads to the page of the audience', () => {
    expect(productLink(ordinary, { site: CONSUMER, isLive: onlyProducts }).url).toBe('/produit/x');
    expect(productLink(ordinary, { site: PROFESSIONAL, isLive: onlyProducts }).url).toBe('/pro/produit/x');
  });

  it('[PL-07] tells consumers of what only professionals buy, and leads to the professional page', () => {
    expect(productLink(forProfessionals, { site: CONSUMER, isLive: onlyProducts })).toEqual({
      url: '/pro/produit/x',
      forProfessionals: true,
    });
    expect(productLink(ordinary, { site: CONSUMER, isLive: onlyProducts }).forProfessionals).toBe(false);
    expect(productLink(forProfessionals, { site: PROFESSIONAL, isLive: onlyProducts }).forProfessionals).toBe(
      false,
    );
  });

  it('leads to the signature line once its pages exist', () => {
    const signature = { ...ordinary, signature: true };
    expect(productLink(signature, { site: CONSUMER, isLive: () => true }).url).toBe('/signature/produit/x');
    expect(productLink(signature, { site: CONSUMER, isLive: onlyProducts }).url).toBe('/produit/x');
  });
});
