import { describe, expect, it } from '@jest/globals';
import type { Push } from '#shared/contract/category.ts';
import type { Site } from '#routes/href.ts';
import { pushUrl } from './push-url.ts';

const CONSUMER: Site = { locale: 'fr', target: 'part' };
const FRENCH: Site = { locale: 'fr', target: 'pro' };
const ENGLISH: Site = { locale: 'en', target: 'pro' };
const to = (url: string | null) => ({ url, element: { url: '/produit/element' } }) as Push;

describe('link of a push', () => {
  it.each([
    ['/produit/x', CONSUMER, '/produit/x'],
    ['/produit/x', FRENCH, '/pro/produit/x'],
    ['/pro/produit/x', FRENCH, '/pro/produit/x'],
    ['/pro', FRENCH, '/pro'],
    ['/en/product/x', ENGLISH, '/en/pro/product/x'],
    ['/en/pro/product/x', ENGLISH, '/en/pro/product/x'],
    ['/en/pro', ENGLISH, '/en/pro'],
    ['https://elsewhere.example/', FRENCH, 'https://elsewhere.example/'],
  ])('push with %s on %j: links to %s', (url, site, expected) => {
    expect(pushUrl(to(url), site)).toBe(expected);
  });

  it('push without URL: links to its element, or nowhere without one', () => {
    expect(pushUrl(to(null), FRENCH)).toBe('/pro/produit/element');
    expect(pushUrl({ url: null, element: null } as unknown as Push, FRENCH)).toBeNull();
  });
});
