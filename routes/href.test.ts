import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { canonicalFilters } from '#shared/domain/filter-segments.ts';
import { LOCALES } from '#shared/locale.ts';
import { canonicalPath } from './canonical.ts';
import { existsIn, href, type Site } from './href.ts';
import { matchPath } from './match-path.ts';
import { PRODUCT_FAMILIES } from '#shared/domain/product-families.ts';
import { ROUTES, type RouteName, type RouteRow } from './paths.ts';
import { listedUrlTarget, prefixOf } from './variants.ts';

const slug = fc.stringMatching(/^[a-z0-9]{1,6}(\/[a-z0-9-]{1,6}){0,2}$/);
/** Any input, except line breaks and segments of dots, which browsers resolve. */
const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => !/^\.+$|[\n\r\u2028\u2029]/.test(text));
const filters = fc.array(fc.record({ key: fc.stringMatching(/^[A-Z]{1,4}$/), value: word }), {
  maxLength: 10,
});

/** Parameters of a pattern, as the match returns them. */
function paramsOf(pattern: string): fc.Arbitrary<Record<string, string>> {
  const names = [...pattern.matchAll(/\{(\w+)([?*]?)\}/g)].filter(([, name]) => name !== 'list');
  return fc.record(
    Object.fromEntries(
      names.map(([, name = '', mark]) => [
        name,
        name === 'product' ? fc.constantFrom(...PRODUCT_FAMILIES) : mark === '*' ? slug : word,
      ]),
    ),
  );
}

const siteOf = ({ locale, target }: Site) => `${locale} ${target}`;
const SITES: Site[] = LOCALES.flatMap((locale) => [
  { locale, target: 'part' },
  { locale, target: 'pro' },
]);
const FORMS = ROUTES.flatMap((row: RouteRow<RouteName>) =>
  SITES.filter(({ locale }) => existsIn(row.name, locale)).map((site) => ({
    row,
    site,
    label: siteOf(site),
  })),
);

/** Excludes words of other routes and prefixes: such a tag, reference or slug would be another page. */
const isReserved = (params: Record<string, string>) =>
  Object.values(params).some((value) =>
    /^(?:actualites|facture|bill|recherche|search|(?:en|pro)(?:\/.*)?)$/.test(value),
  );

describe('href', () => {
  it.each(FORMS)(
    '[RT-57] route $row.name ($label): the link matches the page and its parameters',
    ({ row, site }) => {
      const pattern = row.paths[site.locale] ?? '';
      fc.assert(
        fc.property(
          paramsOf(pattern),
          slug,
          filters,
          fc.nat({ max: 50 }),
          (params, ownSlug, chosen, page) => {
            fc.pre(!isReserved(params));
            const list = { slug: ownSlug, filters: canonicalFilters(chosen), page: page + 1 };
            const isList = pattern.includes('{list*}');
            const path = href(row.name, site, isList ? list : params);
            const { pathname } = new URL(path, 'http://site.invalid');
            const found = matchPath(pathname);
            expect(found?.variant).toMatchObject({
              row: { name: row.name },
              locale: site.locale,
              alias: false,
            });
            const urlTarget = row.target === 'optional' ? site.target : listedUrlTarget(row, site.locale);
            expect(found?.variant.urlTarget).toBe(urlTarget);
            expect(isList ? found?.match?.list : found?.match?.params).toEqual(isList ? list : params);
            expect(found?.match && canonicalPath(found.variant, found.match)).toBeUndefined();
          },
        ),
        { numRuns: 20 },
      );
    },
  );

  it('[RT-02] order is en, pro, path', () => {
    expect(SITES.map((site) => href('contact', site))).toEqual([
      '/aide-contact',
      '/pro/aide-contact',
      '/en/help-contact',
      '/en/pro/help-contact',
    ]);
    expect(SITES.map((site) => href('index', site))).toEqual(['/', '/pro', '/en', '/en/pro']);
    expect(prefixOf('en', 'pro')).toBe('/en/pro');
  });

  it('[RT-03] page of one audience: its listed address for any site', () => {
    expect(href('login', { locale: 'fr', target: 'part' })).toBe('/pro/connexion');
    expect(href('favorites', { locale: 'en', target: 'pro' })).toBe('/en/my-favorites');
    expect(href('favorites', { locale: 'fr', target: 'part' })).toBe('/pro/mes-favoris');
    expect(href('my-account', { locale: 'fr', target: 'pro' })).toBe('/mon-compte');
  });

  it('optional parameter missing: left out; required parameter missing: throws', () => {
    const site: Site = { locale: 'fr', target: 'part' };
    expect(href('support-faq', site)).toBe('/support-faq');
    expect(href('infos', site, { tag: 'confort', page: 2 })).toBe('/infos/confort/2');
    expect(href('categories', site, { page: 1 })).toBe('/nos-produits');
    expect(() => href('product', site)).toThrow('slug');
    expect(() => href('preview', site, { id: '' })).toThrow('id');
  });

  it('slash in a segment: encoded; slash in a slug: unchanged', () => {
    const site: Site = { locale: 'fr', target: 'part' };
    expect(href('support-faq', site, { search: 'marche/arrêt ?' })).toBe(
      '/support-faq/marche%2Farr%C3%AAt%20%3F',
    );
    expect(href('cms', site, { slug: 'a/b' })).toBe('/a/b');
  });

  it('page without a translation in the language: throws', () => {
    expect(() => href('addresses', { locale: 'en', target: 'part' })).toThrow('addresses');
    expect(existsIn('addresses', 'en')).toBe(false);
    expect(existsIn('addresses', 'fr')).toBe(true);
  });
});
