import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { canonicalPath } from './canonical.ts';
import { matchPath } from './match-path.ts';

function canonicalOf(path: string): string | undefined {
  const found = matchPath(path);
  return found?.match && canonicalPath(found.variant, found.match);
}

describe('canonical path', () => {
  it.each([
    ['/aide-contact/', '/aide-contact'],
    ['/en/', '/en'],
    ['/pro/', '/pro'],
    ['/en/pro/help-contact///', '/en/pro/help-contact'],
    ['/produit/x/', '/produit/x'],
    ['/qui-sommes-nous/', '/qui-sommes-nous'],
    ['/nos-produits/', '/nos-produits'],
    ['/nos-produits/a//', '/nos-produits/a'],
    ['/recherche/_COLOR__blanc/', '/recherche/_COLOR__blanc'],
  ])('[RT-60] trailing slash in %s: canonical is %s', (path, expected) => {
    expect(canonicalOf(path)).toBe(expected);
  });

  it.each([
    ['/pro/mon-compte', '/mon-compte'],
    ['/en/pro/my-account', '/en/my-account'],
    ['/pro/mes-adresses', '/mes-adresses'],
    ['/en/pro/my-favorites', '/en/my-favorites'],
    ['/en/pro/my-thermo-contacts', '/en/my-thermo-contacts'],
    ['/pro/documentations/_TYPE__notice/_p__2', '/documentations/_TYPE__notice/_p__2'],
    ['/pro/infos/confort/2', '/infos/confort/2'],
    ['/pro/infos/actualites/2', '/infos/actualites/2'],
    ['/pro/preview/12', '/preview/12'],
    ['/pro/devis/thermo', '/devis/thermo'],
    ['/pro/maintenance', '/maintenance'],
    ['/pro/ma-commande/facture/C1', '/ma-commande/facture/C1'],
    ['/pro/mes-chantiers/2/', '/mes-chantiers/2'],
  ])('[RT-60] audience in %s, whose page has none: canonical is %s', (path, expected) => {
    expect(canonicalOf(path)).toBe(expected);
  });

  it.each([
    ['/nos-produits/a/_POWER__1/_COLOR__blanc', '/nos-produits/a/_COLOR__blanc/_POWER__1'],
    ['/nos-produits/_COLOR__blanc/_COLOR__blanc', '/nos-produits/_COLOR__blanc'],
    ['/nos-produits/_p__1', '/nos-produits'],
    ['/recherche/_p__02', '/recherche/_p__2'],
    ['/en/results/_COLOR__%c3%a9', '/en/results/_COLOR__%C3%A9'],
    ['/nos-produits/a%2Fb', '/nos-produits/a/b'],
  ])('[RT-07] list %s: canonical is %s', (path, expected) => {
    expect(canonicalOf(path)).toBe(expected);
  });

  it.each([
    '/',
    '/en',
    '/en/pro',
    '/aide-contact',
    '/nos-produits/a/_COLOR__blanc/_p__2',
    '/en/my-favorites',
    '/PRODUIT/X',
  ])('canonical path %s: unchanged', (path) => {
    expect(canonicalOf(path)).toBeUndefined();
  });

  it('[RT-60] any other variant: reached in one step', () => {
    const part = fc.constantFrom(
      ...'en pro mon-compte documentations nos-produits a a%2Fb _B__1 _A__2 _A__2 _p__1 _p__2 infos'.split(
        ' ',
      ),
    );
    const path = fc.tuple(fc.array(part, { maxLength: 7 }), fc.constantFrom('', '/', '//'));
    fc.assert(
      fc.property(path, ([parts, end]) => {
        const to = canonicalOf(`/${parts.join('/')}${end}`);
        expect(canonicalOf(to ?? '/')).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });
});
