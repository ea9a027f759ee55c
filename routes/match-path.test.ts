import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import * as fc from 'fast-check';
import { LINEAR, timeRatio } from '#tests/support/time-ratio.ts';
import { canonicalPath } from './canonical.ts';
import { matchPath } from './match-path.ts';

const WORDS =
  'en pro produit nos-produits recherche infos sav a % %2F %E9 _ .. _COLOR__blanc _p__2 _p__1 A \\ ? # :slug * {slug*} ( [a-z]+ $&';
const words = fc.constantFrom('', ...WORDS.split(' '));
const plausiblePath = fc.array(words, { maxLength: 12 }).map((parts) => `/${parts.join('/')}`);
const anyPath = fc.string({ unit: 'binary' }).map((text) => `/${text}`);

/** The router's catch-all does not match line breaks, which no address contains; the result is still a 404. */
const hasLineBreak = (path: string) => /[\n\r\u2028\u2029]/.test(path);

const nameOf = (path: string) => matchPath(path)?.variant.row.name;

describe('matchPath', () => {
  // The router warns about paths that cannot be decoded; the server rejects them earlier.
  beforeAll(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterAll(() => {
    jest.restoreAllMocks();
  });

  it('[RT-55] any path: matches a page and does not throw', () => {
    fc.assert(
      fc.property(fc.oneof(plausiblePath, anyPath), (path) => {
        expect(matchPath(path) !== undefined || hasLineBreak(path)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('any text: does not throw', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(() => matchPath(text)).not.toThrow()));
  });

  it('any spelling: the canonical path is never on another host', () => {
    fc.assert(
      fc.property(fc.oneof(plausiblePath, anyPath), (path) => {
        const { pathname } = new URL(`http://site.invalid${path}`);
        const found = matchPath(pathname);
        const to = found?.match && canonicalPath(found.variant, found.match);
        expect(new URL(to ?? '/', 'http://site.invalid').host).toBe('site.invalid');
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['//evil.example/', '///evil.example/', '/en//evil/', '/nos-produits//a', '/pro//mon-compte'])(
    'empty segments in %s: no page',
    (path) => {
      expect(matchPath(path)?.match).toBeUndefined();
    },
  );

  it('[RT-56] encoded slash in a slug: decoded', () => {
    expect(matchPath('/produit/a%2Fb')?.match?.params['slug']).toBe('a/b');
    expect(matchPath('/nos-produits/a%2Fb')?.match?.list?.slug).toBe('a/b');
    expect(matchPath('/nos-produits/a%2fb/_p__2')?.match?.list).toMatchObject({ slug: 'a/b', page: 2 });
  });

  it('[RT-55] catch-all is last: reserved words are never content pages', () => {
    expect(nameOf('/recherche')).toBe('results');
    expect(nameOf('/recherches')).toBe('cms');
    expect(nameOf('/signature/produit/x')).toBe('signature-product');
    expect(nameOf('/signature/produits/x')).toBe('signature-landing');
    expect(nameOf('/ma-commande/facture/C1')).toBe('order-bill');
    expect(nameOf('/infos/actualites')).toBe('list_actu');
    expect(nameOf('/devis/autre')).toBe('cms');
  });

  it.each(['/Aide-Contact', '/EN/help-contact', '/Produit/x'])(
    '[RT-60] upper case in %s: not a listed address',
    (path) => {
      expect(nameOf(path)).toBe('cms');
    },
  );

  it.each([
    '/nos-produits/_color__x',
    '/recherche/_COLOR__',
    '/en/our-products/x/_p__0',
    '/documentations/_A__1/b',
  ])('[RT-07] malformed filters in %s: no page', (path) => {
    expect(matchPath(path)?.match).toBeUndefined();
  });

  it('[RT-07] eleven filters: no page', () => {
    const filters = Array.from({ length: 11 }, (_empty, index) => `/_F${index}__x`);
    expect(matchPath(`/recherche${filters.slice(1).join('')}/_p__2`)?.match?.list?.filters).toHaveLength(10);
    expect(matchPath(`/recherche${filters.join('')}`)?.match).toBeUndefined();
  });

  it.each(['/', 'a/', 'a', '%', '%2F', '_A__b/', 'pro/', 'en/pro/'])(
    'time is proportional to the length of the path, for repeated %s',
    (unit) => {
      expect(timeRatio((text) => matchPath(`/nos-produits/${text}`), unit, 2000)).toBeLessThan(LINEAR);
      expect(timeRatio((text) => matchPath(`/${text}`), unit, 2000)).toBeLessThan(LINEAR);
    },
  );
});
