import { describe, expect, it } from '@jest/globals';
import { matchPath } from './match-path.ts';
import { isRouteName, routeRow, ROUTES, type RouteName } from './paths.ts';

type Listed = [name: RouteName, french: string[], english: string[]];

/** The addresses of the requirements, one page a line, decoded. */
const LISTED: Listed[] = [
  ['support-faq', ['/support-faq', '/support-faq/thermostat'], ['/en/support-faq', '/en/support-faq/valve']],
  ['fault-finder', ['/support-faq/codes-defaut'], ['/en/support-faq/fault-codes']],
  ['fault', ['/support-faq/codes-defaut/chaudieres/a01'], ['/en/support-faq/fault-codes/boilers/a01']],
  ['contact', ['/aide-contact', '/pro/aide-contact'], ['/en/help-contact', '/en/pro/help-contact']],
  ['contact-form', ['/contact', '/pro/contact'], ['/en/contact', '/en/pro/contact']],
  ['confirmation', ['/confirmation'], ['/en/confirmation']],
  ['login', ['/pro/connexion'], ['/en/pro/login']],
  ['signup', ['/pro/inscription'], ['/en/pro/signup']],
  ['my-account', ['/mon-compte'], ['/en/my-account']],
  [
    '{product}-contacts',
    ['/pro/mes-contacts-thermo', '/pro/mes-contacts-chauffage'],
    ['/en/my-thermo-contacts', '/en/my-chauffage-contacts'],
  ],
  ['loyalty-points', ['/mes-points-de-fidelite'], ['/en/my-loyalty-points']],
  ['worksites', ['/mes-chantiers', '/mes-chantiers/2'], ['/en/my-worksites']],
  ['addresses', ['/mes-adresses'], []],
  ['favorites', ['/pro/mes-favoris'], ['/en/my-favorites']],
  ['promo_codes', ['/pro/mes-codes-promo'], ['/en/my-promo-codes']],
  ['renew-password', ['/pro/renouveler-mot-de-passe'], ['/en/pro/renew-password']],
  ['forgot-password', ['/pro/mot-de-passe-oublie'], ['/en/pro/forgot-password']],
  ['signup-confirmation', ['/pro/confirmation-inscription'], ['/en/pro/confirmation-signup']],
  ['validate-account', ['/pro/validation-inscription'], ['/en/pro/validate-account']],
  ['documentations', ['/documentations', '/documentations/_TYPE__notice/_p__2'], ['/en/documentations']],
  ['to-download', ['/pro/a-telecharger'], ['/en/pro/to-download']],
  [
    'store-locator',
    ['/trouver-un-installateur', '/trouver-un-installateur/chaudiere'],
    ['/en/find-an-installer'],
  ],
  [
    'store-locator-distributor',
    ['/pro/trouver-un-distributeur', '/pro/trouver-un-distributeur/chaudiere'],
    ['/en/pro/find-an-distributor'],
  ],
  ['sav', ['/sav/thermostats'], ['/en/sav/thermostats']],
  ['sav-category', ['/categorie-sav/radiateurs'], ['/en/sav-category/radiators']],
  ['list_actu', ['/infos/actualites', '/infos/actualites/2'], ['/en/infos/actualites']],
  ['infos', ['/infos', '/infos/confort', '/infos/confort/2'], ['/en/infos', '/en/infos/comfort']],
  ['infos_pro', ['/pro/conseils', '/pro/conseils/pose'], ['/en/pro/advices']],
  ['solutions', ['/pro/solutions', '/pro/solutions/hotel'], ['/en/pro/solutions']],
  ['your-project', ['/votre-projet', '/votre-projet/renover'], ['/en/your-project']],
  ['chantiers', ['/chantiers', '/chantiers/ecole'], ['/en/worksites']],
  ['sitemap', ['/plan-du-site'], ['/en/sitemap']],
  ['product-ar', ['/ar/produit/x'], ['/en/ar/product/x']],
  ['signature-product-ar', ['/ar/signature/produit/x'], ['/en/ar/signature/product/x']],
  ['signature-product', ['/signature/produit/x'], ['/en/signature/product/x']],
  [
    'signature-category',
    ['/signature/nos-produits/x', '/signature/nos-produits/x/_COLOR__noir/_p__2'],
    ['/en/signature/our-products/x'],
  ],
  ['signature-landing', ['/signature/collection'], ['/en/signature/collection']],
  ['compare', ['/comparer', '/pro/comparer'], ['/en/compare', '/en/pro/compare']],
  [
    'power-calculator',
    ['/calculer-la-puissance', '/pro/calculer-la-puissance'],
    ['/en/power-calculator', '/en/pro/power-calculator'],
  ],
  ['accessories', ['/nos-pieces-detachees'], ['/en/our-spare-parts']],
  [
    'accessories-search',
    ['/pro/nos-pieces-detachees/vannes/recherche'],
    ['/en/pro/our-spare-parts/valves/search'],
  ],
  ['accessories_schema', ['/pro/nos-pieces-detachees/vannes/x'], ['/en/pro/our-spare-parts/valves/x']],
  ['preview', ['/preview/12'], ['/en/preview/12']],
  ['proposal', ['/proposition'], ['/en/proposal']],
  ['landing', ['/devis/thermo'], []],
  ['landing-heating', ['/devis/chauffage'], []],
  ['cart', ['/panier'], ['/en/cart']],
  ['order-cart', ['/commande/panier'], ['/en/order/cart']],
  ['order_list', ['/mes-commandes'], ['/en/my-orders']],
  ['order', ['/ma-commande/C1001'], ['/en/my-order/C1001']],
  ['order-bill', ['/ma-commande/facture/C1001'], ['/en/my-order/bill/C1001']],
  ['order-shipping', ['/commande/livraison'], ['/en/order/shipping']],
  ['order-summary', ['/commande/recapitulatif'], ['/en/order/summary']],
  ['order-confirmation', ['/commande/confirmation'], ['/en/order/confirmation']],
  ['order-confirmation-cb', ['/commande/confirmation-cb'], ['/en/order/confirmation-cb']],
  ['order-error', ['/commande/erreur'], ['/en/order/error']],
];

/** Pages whose requirement the route table alone fulfils. */
const PROVEN: [id: string, ...Listed][] = [
  ['RT-05', 'index', ['/', '/pro'], ['/en', '/en/pro']],
  [
    'RT-07',
    'results',
    ['/recherche', '/recherche/_COLOR__blanc/_p__2'],
    ['/en/results', '/en/results/_p__3'],
  ],
  ['RT-35', 'product', ['/produit/x', '/pro/produit/x'], ['/en/product/x', '/en/pro/product/x']],
  [
    'RT-41',
    'categories',
    ['/nos-produits', '/nos-produits/a/b', '/nos-produits/a/_COLOR__blanc/_p__2'],
    ['/en/our-products', '/en/pro/our-products/a'],
  ],
  ['RT-54', 'maintenance', ['/maintenance'], ['/en/maintenance']],
  ['RT-55', 'cms', ['/qui-sommes-nous', '/pro/nos-services'], ['/en/about-us', '/en/pro/our-services']],
];

/** The names in RT-57 as the specification writes them; `cms pages` is `cms` in the table. */
const INTERNAL_NAMES =
  'index cms categories product contact contact-form {product}-contacts login my-account worksites favorites ' +
  'promo_codes order_list cart accessories accessories_schema store-locator store-locator-distributor ' +
  'support-faq results chantiers list_actu infos infos_pro landing maintenance';

const formOf = (path: string) => {
  const found = matchPath(path);
  return { path, name: found?.variant.row.name, locale: found?.match?.locale, alias: found?.variant.alias };
};

function listedPaths(name: RouteName, french: string[], english: string[]) {
  return [
    ...french.map((path) => ({ path, name, locale: 'fr', alias: false })),
    ...english.map((path) => ({ path, name, locale: 'en', alias: false })),
  ];
}

describe('route table', () => {
  it.each(PROVEN)('[%s] %s has its listed addresses', (_id, name, french, english) => {
    expect([...french, ...english].map(formOf)).toEqual(listedPaths(name, french, english));
  });

  it.each(LISTED)('%s has its listed addresses', (name, french, english) => {
    expect([...french, ...english].map(formOf)).toEqual(listedPaths(name, french, english));
  });

  it('has no page that is not in the requirements', () => {
    const listed = [...LISTED.map(([name]) => name), ...PROVEN.map(([, name]) => name)];
    expect(ROUTES.map((row) => row.name).sort()).toEqual([...new Set(listed)].sort());
    expect(listed).toHaveLength(ROUTES.length);
  });

  it('[RT-01] only addresses and quotes have no English page', () => {
    const frenchOnly = ROUTES.filter((row) => row.paths.en === null).map((row) => row.name);
    expect(frenchOnly).toEqual(['addresses', 'landing', 'landing-heating']);
    for (const path of ['/en/mes-adresses', '/en/devis/thermo', '/en/devis/chauffage']) {
      expect(matchPath(path)?.variant.row.name).toBe('cms');
    }
  });

  it.each(INTERNAL_NAMES.split(' '))('[RT-57] page name %s exists', (name) => {
    expect(isRouteName(name)).toBe(true);
    expect(routeRow(name as RouteName).name).toBe(name);
  });

  it('[RT-57] names are unique', () => {
    expect(new Set(ROUTES.map((row) => row.name)).size).toBe(ROUTES.length);
    expect(isRouteName('no-such-page')).toBe(false);
    expect(isRouteName('toString')).toBe(false);
  });

  it('parents are pages', () => {
    const parents = ROUTES.flatMap((row) => row.parent ?? []);
    expect(parents.filter((name) => !isRouteName(name))).toEqual([]);
  });
});

describe('audience prefix', () => {
  it('[RT-02, RT-04] is pro, before the path and after en', () => {
    expect(matchPath('/pro/aide-contact')?.match).toMatchObject({ locale: 'fr', urlTarget: 'pro' });
    expect(matchPath('/en/pro/help-contact')?.match).toMatchObject({ locale: 'en', urlTarget: 'pro' });
    expect(matchPath('/en/help-contact')?.match).toMatchObject({ locale: 'en', urlTarget: 'part' });
  });

  it.each([
    '/PRO/aide-contact',
    '/prof/aide-contact',
    '/part/aide-contact',
    '/pro_connect/contact',
    '/pro/en/help-contact',
  ])('[RT-02] page %s: not parsed as an audience, because it is a content page', (path) => {
    expect(matchPath(path)?.variant.row.name).toBe('cms');
  });

  it('[RT-03] professional page without pro: another page', () => {
    const required = ROUTES.filter((row) => row.target === 'required');
    expect(required.length).toBeGreaterThan(10);
    for (const row of required) {
      for (const [locale, prefix] of [
        ['fr', ''],
        ['en', '/en'],
      ] as const) {
        const path = `${prefix}/${(row.paths[locale] ?? '').replace(/\{\w+\?\}/, '').replaceAll(/\{\w+\}/g, 'x')}`;
        expect([path, matchPath(path)?.variant.row.name]).not.toEqual([path, row.name]);
      }
    }
    expect(matchPath('/connexion')?.variant.row.name).toBe('cms');
  });

  it('[RT-03] account page of professionals: audience pro, also in English, where the prefix is absent', () => {
    expect(matchPath('/mes-favoris')?.variant.row.name).toBe('cms');
    expect(matchPath('/en/my-favorites')?.match).toMatchObject({ urlTarget: 'part', target: 'pro' });
  });
});
