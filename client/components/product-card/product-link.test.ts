import { describe, expect, it } from '@jest/globals';
import { productLink } from './product-link.ts';

const CONSUMER = { locale: 'fr', target: 'part' } as const;
const PROFESSIONAL = { locale: 'fr', target: 'pro' } as const;
const ordinary = { canonical: { part: '/produit/x', pro: '/pro/produit/x' } };
const forProfessionals = { canonical: { part: '/pro/produit/x', pro: '/pro/produit/x' } };

describe('link of a product card', () => {
  it('leads to the page of the audience', () => {
    expect(productLink(ordinary, { site: CONSUMER }).url).toBe('/produit/x');
    expect(productLink(ordinary, { site: PROFESSIONAL }).url).toBe('/pro/produit/x');
  });

  it('[PL-07] consumer, product for professionals only: marked and linked to the professional page', () => {
    expect(productLink(forProfessionals, { site: CONSUMER })).toEqual({
      url: '/pro/produit/x',
      forProfessionals: true,
    });
    expect(productLink(ordinary, { site: CONSUMER }).forProfessionals).toBe(false);
    expect(productLink(forProfessionals, { site: PROFESSIONAL }).forProfessionals).toBe(false);
  });

  it('[PR-05] product of the signature line: linked to that line’s page', () => {
    const signature = { canonical: { part: '/signature/produit/x', pro: '/pro/signature/produit/x' } };
    expect(productLink(signature, { site: CONSUMER }).url).toBe('/signature/produit/x');
    expect(productLink(signature, { site: PROFESSIONAL }).url).toBe('/pro/signature/produit/x');
  });
});
