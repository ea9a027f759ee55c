import type { LazyPage } from '#routes/lazy-page.tsx';
import type { PageMatch } from '#routes/match.ts';
import type { RouteName } from '#routes/paths.ts';
import { createApi, type Api } from '#shared/api/create-api.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';
import type { PrefetchedPages, LoaderContext } from './loader-context.ts';

const MAX_AGE_MS = 10_000;

/**
 * Pages whose loaders only read public data and change nothing, here or in the back office. Excludes those that call
 * external services or count searches.
 */
export const PREFETCHED_ROUTES: ReadonlySet<RouteName> = new Set([
  'index',
  'categories',
  'product',
  'signature-landing',
  'signature-category',
  'signature-product',
  'support-faq',
  'sav-category',
  'sav',
  'fault',
  'list_actu',
  'infos',
  'infos_pro',
  'solutions',
  'your-project',
  'chantiers',
  'cms',
  'contact',
  'sitemap',
]);

export type PrefetchCache = {
  /** Runs the page's loader, once per address while its data is fresh. */
  load: (page: LazyPage, match: PageMatch, url: URL) => Promise<unknown>;
  take: PrefetchedPages['take'];
};

/** Caches the loader results of pages before navigation. Does not affect the loading indicator. */
export function createPrefetchCache(context: LoaderContext): PrefetchCache {
  const cache = new Map<string, { outcome: Promise<PageOutcome<unknown> | undefined>; until: number }>();
  let api: Promise<Api> | undefined;
  // A submission may change the data.
  document.addEventListener('submit', () => cache.clear());
  return {
    load: async (page, match, { pathname, search, searchParams }) => {
      const key = pathname + search;
      if ((cache.get(key)?.until ?? 0) > performance.now()) return;
      const { store, text } = context;
      const loadPublicData = async () => {
        const prefetchApi = await (api ??= createPrefetchApi(context));
        const outcome = await page.load({ api: prefetchApi, store, match, search: searchParams, text });
        return outcome.kind === 'ok' ? outcome : undefined;
      };
      const outcome = loadPublicData().catch(() => undefined);
      cache.set(key, { outcome, until: performance.now() + MAX_AGE_MS });
      await outcome;
    },
    take: async ({ pathname, search }) => {
      const found = cache.get(pathname + search);
      cache.delete(pathname + search);
      return found && found.until > performance.now() ? found.outcome : undefined;
    },
  };
}

async function createPrefetchApi({ store: { settings } }: LoaderContext): Promise<Api> {
  const { createBrowserSend } = await import('#client/app/api/browser-send.ts');
  const send = createBrowserSend({
    baseUrl: settings.apiPath,
    retries: 0,
    fetch: (input, init) => fetch(input, { ...init, priority: 'low' }),
  });
  return createApi(
    async (call) => {
      if (call.method !== 'GET' || call.withToken) throw new Error(`${call.path} must not be prefetched.`);
      return send(call);
    },
    { siteId: settings.siteId, locale: settings.locale, salesPlanId: () => settings.callPlanId },
  );
}
