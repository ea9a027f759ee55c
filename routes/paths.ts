import type { Locale } from '#shared/locale.ts';

/**
 * The route table (spec section 2), from which router, links, language and audience switch, hreflang, canonical, site
 * map and robots.txt are derived. `{x}` is one segment, `{x?}` is optional, `{x*}` is the rest of the path (a slug may
 * contain slashes), `{list*}` is an optional slug, filters and page number.
 */
export const ROUTES = [
  row('index', '', ''),
  row('support-faq', 'support-faq/{search?}', 'support-faq/{search?}'),
  row('fault-finder', 'support-faq/codes-defaut', 'support-faq/fault-codes'),
  row('fault', 'support-faq/codes-defaut/{slug*}', 'support-faq/fault-codes/{slug*}'),
  row('results', 'recherche/{list*}', 'results/{list*}'),
  row('contact', 'aide-contact', 'help-contact'),
  row('contact-form', 'contact', 'contact'),
  row('confirmation', 'confirmation', 'confirmation', { indexed: false }),
  row('login', 'connexion', 'login', { target: 'required', indexed: false, frame: 'focused' }),
  row('signup', 'inscription', 'signup', { target: 'required', frame: 'focused' }),
  row('my-account', 'mon-compte', 'my-account', account()),
  row('{product}-contacts', 'mes-contacts-{product}', 'my-{product}-contacts', professionalAccount()),
  row('loyalty-points', 'mes-points-de-fidelite', 'my-loyalty-points', account()),
  row('worksites', 'mes-chantiers/{page?}', 'my-worksites/{page?}', account()),
  row('addresses', 'mes-adresses', null, { ...account(), parent: 'my-account' }),
  row('favorites', 'mes-favoris', 'my-favorites', professionalAccount()),
  row('promo_codes', 'mes-codes-promo', 'my-promo-codes', professionalAccount()),
  row('renew-password', 'renouveler-mot-de-passe', 'renew-password', {
    target: 'required',
    indexed: false,
    frame: 'focused',
  }),
  row('forgot-password', 'mot-de-passe-oublie', 'forgot-password', {
    target: 'required',
    indexed: false,
    frame: 'focused',
  }),
  row('signup-confirmation', 'confirmation-inscription', 'confirmation-signup', {
    target: 'required',
    indexed: false,
    frame: 'focused',
  }),
  row('validate-account', 'validation-inscription', 'validate-account', {
    target: 'required',
    indexed: false,
    frame: 'focused',
  }),
  row('documentations', 'documentations/{list*}', 'documentations/{list*}', { target: 'none' }),
  row('to-download', 'a-telecharger/{list*}', 'to-download/{list*}', { target: 'required' }),
  row(
    'store-locator',
    'trouver-un-installateur/{typeProductInstalled?}',
    'find-an-installer/{typeProductInstalled?}',
  ),
  row(
    'store-locator-distributor',
    'trouver-un-distributeur/{typeProductInstalled?}',
    'find-an-distributor/{typeProductInstalled?}',
    { target: 'required' },
  ),
  row('sav', 'sav/{slug*}', 'sav/{slug*}'),
  row('sav-category', 'categorie-sav/{slug*}', 'sav-category/{slug*}'),
  row('list_actu', 'infos/actualites/{page?}', 'infos/actualites/{page?}', { target: 'none' }),
  row('infos', 'infos/{tag?}/{page?}', 'infos/{tag?}/{page?}', { target: 'none' }),
  row('infos_pro', 'conseils/{list*}', 'advices/{list*}', { target: 'required' }),
  row('solutions', 'solutions/{list*}', 'solutions/{list*}', { target: 'required' }),
  row('your-project', 'votre-projet/{list*}', 'your-project/{list*}'),
  row('chantiers', 'chantiers/{list*}', 'worksites/{list*}'),
  row('sitemap', 'plan-du-site', 'sitemap'),
  row('product', 'produit/{slug*}', 'product/{slug*}'),
  row('product-ar', 'ar/produit/{slug*}', 'ar/product/{slug*}', {
    layout: 'empty',
    indexed: false,
    policy: 'model',
  }),
  row('signature-product', 'signature/produit/{slug*}', 'signature/product/{slug*}', { layout: 'signature' }),
  row('signature-product-ar', 'ar/signature/produit/{slug*}', 'ar/signature/product/{slug*}', {
    layout: 'signature',
    indexed: false,
    policy: 'model',
  }),
  row('signature-category', 'signature/nos-produits/{list*}', 'signature/our-products/{list*}', {
    layout: 'signature',
  }),
  row('signature-landing', 'signature/{slug*}', 'signature/{slug*}', { layout: 'signature' }),
  row('categories', 'nos-produits/{list*}', 'our-products/{list*}'),
  row('compare', 'comparer', 'compare', { indexed: false }),
  row('power-calculator', 'calculer-la-puissance', 'power-calculator'),
  row('accessories', 'nos-pieces-detachees', 'our-spare-parts'),
  row(
    'accessories-search',
    'nos-pieces-detachees/{category}/recherche',
    'our-spare-parts/{category}/search',
    {
      target: 'required',
    },
  ),
  row('accessories_schema', 'nos-pieces-detachees/{category}/{slug}', 'our-spare-parts/{category}/{slug}', {
    target: 'required',
  }),
  row('proposal', 'proposition', 'proposal', {
    target: 'none',
    layout: 'empty',
    indexed: false,
    policy: 'secret',
  }),
  row('preview', 'preview/{id}', 'preview/{id}', { target: 'none', indexed: false }),
  row('landing', 'devis/thermo', null, { target: 'none', layout: 'empty', parent: 'contact-form' }),
  row('landing-heating', 'devis/chauffage', null, {
    target: 'none',
    layout: 'empty',
    parent: 'contact-form',
  }),
  row('cart', 'panier', 'cart', account()),
  row('order-cart', 'commande/panier', 'order/cart', account()),
  row('order_list', 'mes-commandes', 'my-orders', account()),
  row('order-bill', 'ma-commande/facture/{reference}', 'my-order/bill/{reference}', account()),
  row('order', 'ma-commande/{reference}', 'my-order/{reference}', account()),
  row('order-shipping', 'commande/livraison', 'order/shipping', { ...account(), frame: 'focused' }),
  row('order-summary', 'commande/recapitulatif', 'order/summary', { ...account(), frame: 'focused' }),
  row('order-confirmation', 'commande/confirmation', 'order/confirmation', account()),
  row('order-confirmation-cb', 'commande/confirmation-cb', 'order/confirmation-cb', account()),
  row('order-error', 'commande/erreur', 'order/error', { ...account(), frame: 'focused' }),
  row('maintenance', 'maintenance', 'maintenance', { target: 'none', layout: 'empty', indexed: false }),
  row('cms', '{slug*}', '{slug*}'),
] as const satisfies readonly RouteRow[];

export type RouteName = (typeof ROUTES)[number]['name'];
export type GuardName = 'maintenance' | 'salesplanTargeted' | 'meta' | 'authenticated';
export type LayoutName = 'default' | 'empty' | 'signature';

/**
 * The parts of the default layout around a page. `full`: all. `quiet`: a short footer, for pages of an account.
 * `focused`: also no menu and no search beside the logo, for pages where the visitor finishes something.
 */
export type FrameName = 'full' | 'quiet' | 'focused';

/**
 * Security headers of a page: `site` is the strictest, `model` also allows 3D models, `secret` also hides the address
 * from linked sites. Headers belong to a document, so pages with another policy are always loaded as documents.
 */
export type PolicyName = 'site' | 'model' | 'secret';

/**
 * `optional`: with and without `pro`. `required`: only with it. `none`: only without (with it: 301).
 * `required-in-french`: `/pro/x`, and `/en/x`, which is professional too.
 */
export type TargetRule = 'optional' | 'required' | 'none' | 'required-in-french';

export type RouteRow<Name extends string = string> = {
  name: Name;
  paths: Record<Locale, string | null>;
  target: TargetRule;
  layout: LayoutName;
  frame: FrameName;
  guards: readonly GuardName[];
  policy: PolicyName;
  /** Allows search engines to list it; the entity may still exclude it. */
  indexed: boolean;
  /** Target of the language switch if the page has no translation. */
  parent: string | null;
};

type Options = Partial<
  Pick<RouteRow, 'target' | 'layout' | 'frame' | 'guards' | 'policy' | 'indexed' | 'parent'>
>;

function row<const Name extends string>(
  name: Name,
  fr: string,
  en: string | null,
  options: Options = {},
): RouteRow<Name> {
  return {
    name,
    paths: { fr, en },
    target: 'optional',
    layout: 'default',
    frame: 'full',
    guards: ['maintenance', 'salesplanTargeted', 'meta'],
    policy: 'site',
    indexed: true,
    parent: null,
    ...options,
  };
}

function account(): Options {
  return {
    target: 'none',
    guards: ['maintenance', 'salesplanTargeted', 'authenticated', 'meta'],
    frame: 'quiet',
    indexed: false,
  };
}

function professionalAccount(): Options {
  return { ...account(), target: 'required-in-french' };
}

const byName = new Map<string, RouteRow<RouteName>>(ROUTES.map((route) => [route.name, route]));

export function routeRow(name: RouteName): RouteRow<RouteName> {
  const found = byName.get(name);
  if (!found) throw new Error(`There is no route ${name} in the table.`);
  return found;
}

export function isRouteName(name: string): name is RouteName {
  return byName.has(name);
}
