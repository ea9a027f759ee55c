import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { searchTermsOfPath } from './search-terms-of-path.ts';

describe('words of a missing address', () => {
  it.each([
    ['/produit/seche-serviettes-rive', 'seche serviettes rive'],
    ['/nos-produits/chauffage/', 'chauffage'],
    ['/old/radiateur_fonte.html', 'radiateur fonte'],
    ['/s%C3%A8che-serviettes', 'sèche serviettes'],
    ['/un-deux-trois-quatre-cinq', 'deux trois quatre cinq'],
    ['/%E9', 'E9'],
    ['/', ''],
    ['', ''],
  ])('%s: "%s"', (path, words) => {
    expect(searchTermsOfPath(path)).toBe(words);
  });

  it('any address: does not throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) =>
        expect(() => searchTermsOfPath(path)).not.toThrow(),
      ),
    );
  });
});
