import { accountPage } from './account-page.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import type { RouteName } from './paths.ts';
import { routeVariants, type RouteVariant } from './variants.ts';

// oxfmt-ignore
const CATEGORY = lazyPage('category', () => import('#client/pages/category/category-page.tsx'), () => import('#client/pages/category/category-load.ts'), ['products']);
// oxfmt-ignore
const ARTICLES = lazyPage('articles', () => import('#client/pages/articles/articles-page.tsx'), () => import('#client/pages/articles/articles-load.ts'), ['content']);
// oxfmt-ignore
const CMS = lazyPage('cms', () => import('#client/pages/cms/cms-page.tsx'), () => import('#client/pages/cms/cms-load.ts'), ['content']);
// oxfmt-ignore
const PRODUCT = lazyPage('product', () => import('#client/pages/product/product-page.tsx'), () => import('#client/pages/product/product-load.ts'), ['products', 'basket']);
// oxfmt-ignore
const PRODUCT_AR = lazyPage('product-ar', () => import('#client/pages/product-ar/product-ar-page.tsx'), () => import('#client/pages/product-ar/product-ar-load.ts'), ['products', 'ar', 'sizing']);

// oxfmt-ignore
const LOCATOR = lazyPage('locator', () => import('#client/pages/locator/locator-page.tsx'), () => import('#client/pages/locator/locator-load.ts'), ['locator', 'products']);

// oxfmt-ignore
const DOCUMENTS = lazyPage('documents', () => import('#client/pages/documents/documents-page.tsx'), () => import('#client/pages/documents/documents-load.ts'), ['products', 'documents']);

// oxfmt-ignore
const LANDING = lazyPage('landing', () => import('#client/pages/landing/landing-page.tsx'), () => import('#client/pages/landing/landing-load.ts'), ['forms', 'ticket', 'quote'], { action: () => import('#client/pages/landing/landing-action.ts'), acceptsFiles: true });

// oxfmt-ignore
const CART = accountPage('cart', ['cart', 'basket', 'checkout', 'chronopost', 'forms'], { acceptsForms: true });

/** The home page of professionals shares its address with that of consumers, and little else. */
const PROFESSIONAL_HOME = accountPage('pro-home', ['professional', 'parts', 'orders']);

/** Every page of the route table (paths.ts), one line each. */
// oxfmt-ignore
const PAGES: Record<RouteName, LazyPage> = {
  index: lazyPage('home', () => import('#client/pages/home/home-page.tsx'), () => import('#client/pages/home/home-load.ts')),
  categories: CATEGORY,
  product: PRODUCT,
  'product-ar': PRODUCT_AR,
  'signature-product': PRODUCT,
  'signature-product-ar': PRODUCT_AR,
  'signature-category': lazyPage('signature-category', () => import('#client/pages/signature-category/signature-category-page.tsx'), () => import('#client/pages/signature-category/signature-category-load.ts'), ['products']),
  'signature-landing': lazyPage('signature-landing', () => import('#client/pages/signature-landing/signature-landing-page.tsx'), () => import('#client/pages/signature-landing/signature-landing-load.ts'), ['content', 'products']),
  'support-faq': lazyPage('support-faq', () => import('#client/pages/support-faq/support-faq-page.tsx'), () => import('#client/pages/support-faq/support-faq-load.ts'), ['support']),
  'sav-category': lazyPage('sav-category', () => import('#client/pages/sav-category/sav-category-page.tsx'), () => import('#client/pages/sav-category/sav-category-load.ts'), ['support']),
  sav: lazyPage('sav', () => import('#client/pages/sav/sav-page.tsx'), () => import('#client/pages/sav/sav-load.ts'), ['support', 'forms'], { action: () => import('#client/pages/sav/sav-action.ts') }),
  'fault-finder': lazyPage('fault-finder', () => import('#client/pages/fault-finder/fault-finder-page.tsx'), () => import('#client/pages/fault-finder/fault-finder-load.ts'), ['support']),
  fault: lazyPage('fault', () => import('#client/pages/fault/fault-page.tsx'), () => import('#client/pages/fault/fault-load.ts'), ['support']),
  results: lazyPage('results', () => import('#client/pages/results/results-page.tsx'), () => import('#client/pages/results/results-load.ts'), ['products', 'search']),
  compare: lazyPage('compare', () => import('#client/pages/compare/compare-page.tsx'), () => import('#client/pages/compare/compare-load.ts'), ['products', 'compare']),
  list_actu: ARTICLES,
  infos: ARTICLES,
  infos_pro: ARTICLES,
  solutions: ARTICLES,
  'your-project': ARTICLES,
  chantiers: ARTICLES,
  preview: CMS,
  sitemap: lazyPage('sitemap', () => import('#client/pages/sitemap/sitemap-page.tsx'), () => import('#client/pages/sitemap/sitemap-load.ts'), ['content']),
  cms: CMS,
  contact: lazyPage('contact', () => import('#client/pages/contact/contact-page.tsx'), () => import('#client/pages/contact/contact-load.ts'), ['contact']),
  'contact-form': lazyPage('contact-form', () => import('#client/pages/contact-form/contact-form-page.tsx'), () => import('#client/pages/contact-form/contact-form-load.ts'), ['forms', 'contact', 'ticket'], { action: () => import('#client/pages/contact-form/contact-form-action.ts'), acceptsFiles: true }),
  login: accountPage('login', ['forms', 'account'], { acceptsForms: true }),
  'forgot-password': accountPage('forgot-password', ['forms', 'account'], { acceptsForms: true }),
  'renew-password': accountPage('renew-password', ['forms', 'account'], { acceptsForms: true }),
  'my-account': accountPage('my-account', ['forms', 'account', 'profile', 'orders'], { acceptsForms: true }),
  addresses: accountPage('addresses', ['forms', 'account'], { acceptsForms: true }),
  favorites: accountPage('favorites', ['forms', 'account', 'products', 'benefits'], { acceptsForms: true }),
  'loyalty-points': accountPage('loyalty', ['account', 'benefits']),
  promo_codes: accountPage('promo-codes', ['account', 'benefits']),
  '{product}-contacts': accountPage('brand-contacts', ['account', 'benefits']),
  worksites: accountPage('worksites', ['forms', 'account', 'products', 'power', 'worksites'], { acceptsForms: true }),
  proposal: accountPage('proposal', ['power', 'products', 'worksites']),
  accessories: accountPage('spare-parts', ['forms', 'parts', 'basket', 'products', 'chronopost'], { acceptsForms: true, acceptsFiles: true, hasLongFields: true }),
  'accessories-search': accountPage('spare-parts-search', ['forms', 'products', 'parts', 'basket', 'chronopost'], { acceptsForms: true }),
  accessories_schema: accountPage('exploded-view', ['forms', 'parts', 'schema', 'basket', 'chronopost'], { acceptsForms: true }),
  signup: accountPage('signup', ['forms', 'signup'], { acceptsForms: true }),
  'signup-confirmation': accountPage('signup-confirmation', ['forms', 'signup'], { acceptsForms: true }),
  'validate-account': accountPage('validate-account', ['forms', 'signup'], { acceptsForms: true }),
  'order-shipping': accountPage('delivery', ['forms', 'account', 'locator', 'checkout', 'chronopost', 'relays'], { acceptsForms: true }),
  'order-summary': accountPage('order-summary', ['forms', 'checkout', 'chronopost', 'order'], { acceptsForms: true }),
  'order-confirmation': accountPage('order-confirmation', ['forms', 'checkout', 'order']),
  'order-confirmation-cb': accountPage('order-confirmation-cb', ['forms', 'checkout', 'order']),
  'order-error': accountPage('order-error', ['forms', 'checkout', 'order'], { acceptsForms: true }),
  order_list: accountPage('orders', ['account', 'orders']),
  order: accountPage('order', ['forms', 'account', 'orders', 'followed'], { acceptsForms: true }),
  'order-bill': accountPage('order-bill', ['account']),
  landing: LANDING,
  'landing-heating': LANDING,
  confirmation: lazyPage('confirmation', () => import('#client/pages/confirmation/confirmation-page.tsx'), () => import('#client/pages/confirmation/confirmation-load.ts'), ['contact']),
  'store-locator': LOCATOR,
  'store-locator-distributor': LOCATOR,
  documentations: DOCUMENTS,
  'to-download': DOCUMENTS,
  'power-calculator': lazyPage('power-calculator', () => import('#client/pages/power-calculator/power-calculator-page.tsx'), () => import('#client/pages/power-calculator/power-calculator-load.ts'), ['power']),
  cart: CART,
  'order-cart': CART,
  maintenance: lazyPage('maintenance', () => import('#client/pages/maintenance/maintenance-page.tsx'), () => import('#client/pages/maintenance/maintenance-load.ts')),
};

export type RoutedPage = { variant: RouteVariant; page: LazyPage };

export const ROUTED_PAGES: RoutedPage[] = routeVariants().map((variant) => ({
  variant,
  page: pageOf(variant),
}));

function pageOf({ row, target }: RouteVariant): LazyPage {
  return row.name === 'index' && target === 'pro' ? PROFESSIONAL_HOME : PAGES[row.name];
}

const byPattern = new Map(ROUTED_PAGES.map((routed) => [routed.variant.pattern, routed]));

/** The page of a pattern. @throws for an unknown pattern. */
export function findRoutedPage(pattern: string): RoutedPage {
  const routed = byPattern.get(pattern);
  if (!routed) throw new Error(`No page has the pattern ${pattern}.`);
  return routed;
}

/** Loads all modules in sequence; a server does this once, before it listens. */
export async function preloadAllPages(): Promise<void> {
  for (const page of new Set(ROUTED_PAGES.map((routed) => routed.page))) {
    await page.preload();
    await page.preloadLoader();
    await page.form?.preload();
  }
}
