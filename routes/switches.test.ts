import { describe, expect, it } from '@jest/globals';
import { otherLocale } from '#shared/locale.ts';
import { canonicalPath } from './canonical.ts';
import { matchPath } from './match-path.ts';
import type { PageMatch } from './match.ts';
import type { RouteName } from './paths.ts';
import { audienceSwitch, languageSwitch, type EntityPaths, type SwitchedPage } from './switches.ts';
import { routeVariants } from './variants.ts';

const everything = () => true;
const withoutDistributors = (name: RouteName) => name !== 'store-locator-distributor';

function pageAt(path: string, changes: Partial<SwitchedPage> = {}): SwitchedPage {
  const [pathname = '', query] = path.split('?', 2);
  const match = matchPath(pathname)?.match;
  if (!match) throw new Error(`No page at ${path}.`);
  return { match, search: query ? `?${query}` : '', isEnabled: everything, meta: undefined, ...changes };
}

/** Each listed address with all parameters filled in. */
const PATHS = routeVariants()
  .filter((variant) => !variant.alias)
  .map(({ pattern }) =>
    pattern.replace('/{list*}', '/a/_COLOR__blanc/_p__2').replaceAll(/\{\w+[?*]?\}/g, '12'),
  );

function found(path: string): PageMatch | undefined {
  const route = matchPath(path.split('?', 1)[0] ?? '');
  const isListed = route?.match && canonicalPath(route.variant, route.match) === undefined;
  return isListed ? route.match : undefined;
}

describe('language switch', () => {
  it.each(PATHS)('[RT-58] on %s: leads to a listed page of the other language', (path) => {
    const page = pageAt(path);
    const locale = otherLocale(page.match.locale);
    expect(found(languageSwitch(page, locale))?.locale).toBe(locale);
  });

  it('[RT-58] missing page without a required parameter: leads home', () => {
    const page = pageAt('/support-faq/codes-defaut/l1');
    const match = { ...page.match, params: { slug: '' } };
    expect(languageSwitch({ ...page, match }, 'en')).toBe('/en');
  });

  it.each(PATHS)('[RT-58] same language on %s: stays on the page', (path) => {
    const page = pageAt(`${path}?q=x`);
    expect(languageSwitch(page, page.match.locale)).toBe(`${path}?q=x`);
  });

  it.each([
    ['/aide-contact', '/en/help-contact'],
    ['/en/pro/help-contact', '/pro/aide-contact'],
    ['/recherche/_COLOR__blanc/_p__2?q=thermo', '/en/results/_COLOR__blanc/_p__2?q=thermo'],
    ['/support-faq/vanne', '/en/support-faq/vanne'],
    ['/pro/mes-favoris', '/en/my-favorites'],
    ['/en/my-thermo-contacts', '/pro/mes-contacts-thermo'],
    ['/nos-produits', '/en/our-products'],
    ['/nos-produits/_COLOR__blanc', '/en/our-products/_COLOR__blanc'],
    ['/pro/connexion?deleted=1', '/en/pro/login?deleted=1'],
    ['/ma-commande/facture/C1', '/en/my-order/bill/C1'],
    ['/', '/en'],
    ['/pro', '/en/pro'],
  ])('[RT-58] from %s to %s and back', (french, other) => {
    const locale = otherLocale(pageAt(french).match.locale);
    expect(languageSwitch(pageAt(french), locale)).toBe(other);
    expect(languageSwitch(pageAt(other), otherLocale(locale))).toBe(french);
  });

  it('[RT-58] entity: leads to its slug in the other language and preserves the query', () => {
    const meta: EntityPaths = {
      alternates: { fr: '/produit/seche-serviettes', en: '/en/product/towel-dryer' },
    };
    expect(languageSwitch(pageAt('/produit/seche-serviettes?vue=2', { meta }), 'en')).toBe(
      '/en/product/towel-dryer?vue=2',
    );
    expect(languageSwitch(pageAt('/en/product/towel-dryer', { meta }), 'fr')).toBe(
      '/produit/seche-serviettes',
    );
  });

  it('[RT-58, AC-04] page gives a query for the other language: it is used', () => {
    const meta: EntityPaths = { queries: { en: '?redirect=%2Fen%2Fcart' } };
    const page = pageAt('/pro/connexion?redirect=%2Fpanier', { meta });
    expect(languageSwitch(page, 'en')).toBe('/en/pro/login?redirect=%2Fen%2Fcart');
    expect(languageSwitch(page, 'fr')).toBe('/pro/connexion?redirect=%2Fpanier');
  });

  it('[RT-58, PL-05] same page: preserves the anchor; other page: drops it', () => {
    const hash = '#ancre';
    expect(languageSwitch(pageAt('/aide-contact?a=1', { hash }), 'en')).toBe('/en/help-contact?a=1#ancre');
    expect(languageSwitch(pageAt('/mes-adresses', { hash }), 'en')).toBe('/en/my-account');
    expect(audienceSwitch(pageAt('/aide-contact?a=1', { hash }), 'pro')).toBe('/pro/aide-contact?a=1#ancre');
    expect(audienceSwitch(pageAt('/mon-compte?a=1', { hash }), 'pro')).toBe('/pro');
  });

  it('[RT-58] entity or page not in the other language: leads home', () => {
    expect(languageSwitch(pageAt('/produit/x'), 'en')).toBe('/en');
    expect(languageSwitch(pageAt('/pro/nos-services', { meta: { alternates: { fr: '/x' } } }), 'en')).toBe(
      '/en/pro',
    );
  });

  it('[RT-58] French-only page: leads to the nearest parent', () => {
    expect(languageSwitch(pageAt('/mes-adresses'), 'en')).toBe('/en/my-account');
    expect(languageSwitch(pageAt('/devis/thermo'), 'en')).toBe('/en/contact');
    expect(languageSwitch(pageAt('/devis/chauffage'), 'en')).toBe('/en/contact');
    expect(languageSwitch(pageAt('/mes-adresses', { isEnabled: (name) => name === 'index' }), 'en')).toBe(
      '/en',
    );
  });
});

describe('audience switch', () => {
  it.each(PATHS)('[PL-05] on %s: leads to a listed page of the other audience', (path) => {
    const page = pageAt(path);
    const target = page.match.target === 'pro' ? 'part' : 'pro';
    const to = found(audienceSwitch(page, target));
    expect(to?.locale).toBe(page.match.locale);
    expect(to?.row.target === 'none' || to?.target === target).toBe(true);
  });

  it.each([
    ['/aide-contact', '/pro/aide-contact'],
    ['/en/pro/help-contact', '/en/help-contact'],
    ['/trouver-un-installateur/chaudiere', '/pro/trouver-un-distributeur/chaudiere'],
    ['/en/pro/find-an-distributor/boiler', '/en/find-an-installer/boiler'],
    ['/pro/trouver-un-installateur', '/trouver-un-installateur'],
    ['/infos', '/pro/conseils'],
    ['/infos/actualites', '/pro/conseils'],
    ['/pro/conseils', '/infos'],
    ['/documentations', '/pro/a-telecharger'],
    ['/en/pro/to-download', '/en/documentations'],
    ['/recherche/_COLOR__blanc/_p__3?q=thermo', '/pro/recherche/_COLOR__blanc?q=thermo'],
    ['/nos-produits', '/pro/nos-produits'],
    ['/', '/pro'],
    ['/en/pro', '/en'],
  ])('[PL-05] from %s: leads to its counterpart %s', (path, expected) => {
    const page = pageAt(path);
    expect(audienceSwitch(page, page.match.target === 'pro' ? 'part' : 'pro')).toBe(expected);
  });

  it.each([
    ['/support-faq', '/pro/support-faq'],
    ['/sav/thermostats', '/pro/support-faq'],
    ['/categorie-sav/radiateurs', '/pro/support-faq'],
    ['/en/pro/sav/thermostats', '/en/support-faq'],
  ])('[PL-05] support page %s: leads to %s', (path, expected) => {
    const page = pageAt(path);
    expect(audienceSwitch(page, page.match.target === 'pro' ? 'part' : 'pro')).toBe(expected);
  });

  it.each([
    ['/mon-compte', '/pro'],
    ['/panier', '/pro'],
    ['/pro/mes-favoris', '/'],
    ['/en/my-favorites', '/en'],
    ['/pro/connexion', '/'],
    ['/en/pro/signup', '/en'],
    ['/devis/thermo', '/pro'],
  ])('[PL-05] page %s of one audience: leads home to %s', (path, expected) => {
    const page = pageAt(path);
    expect(audienceSwitch(page, page.match.target === 'pro' ? 'part' : 'pro')).toBe(expected);
  });

  it('[PL-05] entity: leads to it for the other audience, or home if not visible there', () => {
    const meta: EntityPaths = { audiences: { part: '/produit/x', pro: '/pro/produit/x-pro' } };
    expect(audienceSwitch(pageAt('/produit/x?ref=1', { meta }), 'pro')).toBe('/pro/produit/x-pro?ref=1');
    expect(audienceSwitch(pageAt('/produit/x', { meta: { audiences: { part: '/produit/x' } } }), 'pro')).toBe(
      '/pro',
    );
  });

  it('[PL-05] current audience: stays on the page', () => {
    expect(audienceSwitch(pageAt('/aide-contact?x=1'), 'part')).toBe('/aide-contact?x=1');
    expect(audienceSwitch(pageAt('/en/my-favorites'), 'pro')).toBe('/en/my-favorites');
  });

  it('[PL-05] counterpart not enabled: leads home', () => {
    const page = pageAt('/trouver-un-installateur', { isEnabled: withoutDistributors });
    expect(audienceSwitch(page, 'pro')).toBe('/pro');
  });
});
