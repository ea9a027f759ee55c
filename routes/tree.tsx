import { lazyPage, type LazyPage } from './lazy-page.tsx';
import type { RouteName } from './paths.ts';
import { routeVariants, type RouteVariant } from './variants.ts';

// prettier-ignore
const CATEGORY = lazyPage('category', () => import('#client/pages/category/category-page.tsx'), () => import('#client/pages/category/category-load.ts'), ['products']);
// prettier-ignore
const PRODUCT = lazyPage('product', () => import('#client/pages/product/product-page.tsx'), () => import('#client/pages/product/product-load.ts'), ['products']);
// prettier-ignore
const PRODUCT_AR = lazyPage('product-ar', () => import('#client/pages/product-ar/product-ar-page.tsx'), () => import('#client/pages/product-ar/product-ar-load.ts'), ['products', 'ar']);

// prettier-ignore
const DOCUMENTS = lazyPage('documents', () => import('#client/pages/documents/documents-page.tsx'), () => import('#client/pages/documents/documents-load.ts'), ['products', 'documents']);

/** The pages that exist: one line each. Names without a line answer 404 until their page comes. */
// prettier-ignore
const PAGES: Partial<Record<RouteName, LazyPage>> = {
  index: lazyPage('home', () => import('#client/pages/home/home-page.tsx'), () => import('#client/pages/home/home-load.ts')),
  categories: CATEGORY,
  product: PRODUCT,
  'product-ar': PRODUCT_AR,
  'signature-product': PRODUCT,
  'signature-product-ar': PRODUCT_AR,
  'signature-category': CATEGORY,
  'signature-landing': lazyPage('signature-landing', () => import('#client/pages/signature-landing/signature-landing-page.tsx'), () => import('#client/pages/signature-landing/signature-landing-load.ts')),
  results: lazyPage('results', () => import('#client/pages/results/results-page.tsx'), () => import('#client/pages/results/results-load.ts'), ['products']),
  compare: lazyPage('compare', () => import('#client/pages/compare/compare-page.tsx'), () => import('#client/pages/compare/compare-load.ts'), ['products']),
  documentations: DOCUMENTS,
  'to-download': DOCUMENTS,
  'power-calculator': lazyPage('power-calculator', () => import('#client/pages/power-calculator/power-calculator-page.tsx'), () => import('#client/pages/power-calculator/power-calculator-load.ts'), ['power']),
  cms: lazyPage('cms', () => import('#client/pages/cms/cms-page.tsx'), () => import('#client/pages/cms/cms-load.ts')),
  maintenance: lazyPage('maintenance', () => import('#client/pages/maintenance/maintenance-page.tsx'), () => import('#client/pages/maintenance/maintenance-load.ts')),
};

export type LivePage = { variant: RouteVariant; page: LazyPage };

/** Every form of every page that exists. */
export const LIVE_VARIANTS: LivePage[] = routeVariants().flatMap((variant) => {
  const page = PAGES[variant.row.name];
  return page ? [{ variant, page }] : [];
});

const byPattern = new Map(LIVE_VARIANTS.map((live) => [live.variant.pattern, live]));

/** Whether a page exists already: nothing leads to one that does not. */
export function isLive(name: RouteName): boolean {
  return Object.hasOwn(PAGES, name);
}

/** The page a pattern stands for. @throws for a pattern of no page. */
export function findLivePage(pattern: string): LivePage {
  const live = byPattern.get(pattern);
  if (!live) throw new Error(`No page has the pattern ${pattern}.`);
  return live;
}

/** Everything, one after the other: a server does it once, before it listens. */
export async function preloadAllPages(): Promise<void> {
  for (const page of Object.values(PAGES)) {
    await page.preload();
    await page.preloadLoader();
  }
}
