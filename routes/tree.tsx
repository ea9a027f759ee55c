import type { RouteObject } from 'react-router';
import { AppShell } from '#client/app/app-shell.tsx';
import { LastResort } from '#client/app/last-resort.tsx';
import { pageRoute } from '#client/app/page-route.tsx';
import type { Locale } from '#shared/locale.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import type { RouteName } from './paths.ts';
import { routeVariants, type RouteVariant } from './variants.ts';

/** The pages that exist: one line each. Names without a line answer 404 until their page comes. */
// prettier-ignore
const PAGES: Partial<Record<RouteName, LazyPage>> = {
  index: lazyPage('home', () => import('#client/pages/home/home-page.tsx'), () => import('#client/pages/home/home-load.ts')),
  categories: lazyPage('category', () => import('#client/pages/category/category-page.tsx'), () => import('#client/pages/category/category-load.ts')),
  product: lazyPage('product', () => import('#client/pages/product/product-page.tsx'), () => import('#client/pages/product/product-load.ts')),
  results: lazyPage('results', () => import('#client/pages/results/results-page.tsx'), () => import('#client/pages/results/results-load.ts')),
  cms: lazyPage('cms', () => import('#client/pages/cms/cms-page.tsx'), () => import('#client/pages/cms/cms-load.ts')),
  maintenance: lazyPage('maintenance', () => import('#client/pages/maintenance/maintenance-page.tsx'), () => import('#client/pages/maintenance/maintenance-load.ts')),
};

export const LIVE_PAGES = Object.keys(PAGES) as RouteName[];

/** Whether a page exists already: nothing leads to one that does not. */
export function isLive(name: RouteName): boolean {
  return Object.hasOwn(PAGES, name);
}

/** The routes of the languages asked for, below the shell that stands around every page. */
export function createRoutes(locales: readonly Locale[]): RouteObject[] {
  return [
    rootRoute(
      liveVariants()
        .filter(({ variant }) => locales.includes(variant.locale))
        .map(toRoute),
    ),
  ];
}

/** One form of one page under the shell, by its pattern: what the server renders a request with. */
export function createRoutesByPattern(): Map<string, RouteObject[]> {
  return new Map(liveVariants().map((live) => [live.variant.pattern, [rootRoute([toRoute(live)])]]));
}

/** Fetches the code of the page a pattern stands for. */
export async function preloadRoute(pattern: string): Promise<void> {
  await liveVariants()
    .find(({ variant }) => variant.pattern === pattern)
    ?.page.preload();
}

/** Path of the module of each page, by pattern: its key in the build's manifest. */
export function pageModule(pattern: string): string | undefined {
  return liveVariants().find(({ variant }) => variant.pattern === pattern)?.page.id;
}

/** Everything, one after the other: a server does it once, before it listens. */
export async function preloadAllPages(): Promise<void> {
  for (const page of Object.values(PAGES)) {
    await page.preload();
    await page.preloadLoader();
  }
}

type LiveVariant = { variant: RouteVariant; page: LazyPage };

function liveVariants(): LiveVariant[] {
  return routeVariants().flatMap((variant) => {
    const page = PAGES[variant.row.name];
    return page ? [{ variant, page }] : [];
  });
}

function toRoute({ variant, page }: LiveVariant): RouteObject {
  return pageRoute(variant, page);
}

function rootRoute(children: RouteObject[]): RouteObject {
  return { id: 'root', element: <AppShell isLive={isLive} />, errorElement: <LastResort />, children };
}
