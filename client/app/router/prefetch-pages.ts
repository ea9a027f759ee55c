import type { LazyPage } from '#routes/lazy-page.tsx';
import { matchPath } from '#routes/match-path.ts';
import type { RouteName } from '#routes/paths.ts';
import type { RouteVariant } from '#routes/variants.ts';
import { findRoutedPage } from '#routes/tree.tsx';
import { isOrdinaryLink } from './link-interception.ts';
import { createPrefetchCache, PREFETCHED_ROUTES } from './prefetch-cache.ts';
import { prefersSaveData } from './prefers-save-data.ts';
import type { LoaderContext } from './loader-context.ts';
import { watchIntent } from './watch-intent.ts';

/** Pages that are not prefetched: a file, the maintenance page and drafts. */
const NOT_PREFETCHED: ReadonlySet<RouteName> = new Set(['order-bill', 'maintenance', 'preview']);

/**
 * Prefetches the code of a page when the visitor is about to open it, and its data if reading has no side effects
 * (decision 0041). Errors are ignored; the navigation retries.
 */
export function prefetchPages(context: LoaderContext, isNavigating: () => boolean): void {
  const cache = createPrefetchCache(context);
  const failed = new Set<LazyPage>();
  const prefetch = async (url: URL) => {
    const { variant, match } = matchPath(url.pathname) ?? {};
    if (!variant || !match || !isPrefetchable(variant, context)) return;
    const { page } = findRoutedPage(variant.pattern);
    if (failed.has(page)) return;
    const messageGroups = context.loadMessages?.(page.messageGroups);
    const loadData = async () => {
      await messageGroups;
      await cache.load(page, match, url);
    };
    const code = Promise.all([page.preload(), page.preloadLoader(), messageGroups]);
    if (hasPublicData(variant, context)) void loadData().catch(() => undefined);
    await code.catch(() => failed.add(page));
  };
  context.prefetched = { take: cache.take };
  watchIntent((link) => {
    if (prefersSaveData() || !context.store.settings.isOnline || isNavigating()) return;
    if (!isOrdinaryLink(link) || isHere(link)) return;
    void prefetch(new URL(link.href));
  });
}

function isHere({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname + search === location.pathname + location.search;
}

/** True for pages that a click shows without a new document. */
function isPrefetchable(
  { row, locale }: RouteVariant,
  { store, visitor, isEnabled }: LoaderContext,
): boolean {
  const isOpen = visitor.isLogged || !row.guards.includes('authenticated');
  return (
    isOpen &&
    locale === store.settings.locale &&
    row.policy === 'site' &&
    !NOT_PREFETCHED.has(row.name) &&
    isEnabled(row.name)
  );
}

/** Excludes personal data, and data of the other audience, whose calls need another plan. */
function hasPublicData({ row, target, alias }: RouteVariant, { store, visitor }: LoaderContext): boolean {
  return PREFETCHED_ROUTES.has(row.name) && !visitor.isLogged && !alias && target === store.settings.target;
}
