import { LRUCache } from 'lru-cache';
import type { PageCacheState } from '../metrics/page-metrics.ts';
import type { WithStaleBanner } from './with-stale-banner.ts';
import { freshnessOf, type Freshness } from './freshness.ts';
import { createPageStore, type CachedPage } from './page-store.ts';
import { isFailure, isOutage, type RenderedPage, type RenderPage } from './rendered-page.ts';
import type { PageEntry } from './page-entry.ts';
import { concerns, createInvalidationLog, type InvalidatedTags } from './invalidation-log.ts';

export type ServedPage = { kind: 'page'; entry: PageEntry; state: PageCacheState; ageSeconds: number };
export type FoundPage = ServedPage | Exclude<RenderedPage, { kind: 'page' }>;

export type PageCache = {
  /** Returns a page that can be served without waiting. A stale one is revalidated in the background. */
  peek(key: string): ServedPage | undefined;
  /**
   * Returns the page of a key, from the cache or rendered (single-flight).
   * @throws the error of the render, unless a stale page exists.
   */
  find(key: string): Promise<FoundPage>;
  /** Returns a cached page with its stale banner, up to a day old; renders nothing. */
  findStale(key: string): Promise<ServedPage | undefined>;
  /** Renders a page that is not cached in the background, for a later outage. Ignores errors. */
  warm(key: string): void;
  /** Invalidates the pages with one of the tags. Returns their number. */
  invalidate(tags: InvalidatedTags): number;
};

type PageCacheOptions = {
  render: RenderPage;
  /** Adds the stale banner to a page served on errors. */
  addBanner: WithStaleBanner;
  maxBytes: number;
};

/** A render in progress, and its position in the invalidation log. */
type InFlight = { rendered: Promise<RenderedPage>; startedAt: number };

/** Time for which a key is known to have a personal page. */
const PERSONAL_MS = 60_000;
const MAX_PERSONAL_KEYS = 10_000;
/** After a failure stale pages are served at once for this long, instead of after each failed render. */
const DEGRADED_MS = 10_000;

/**
 * Caches pages that are the same for all visitors: fresh for a minute, stale-while-revalidate for ten more,
 * stale-if-error for a day. Renders are single-flight.
 */
export function createPageCache({ render, addBanner, maxBytes }: PageCacheOptions): PageCache {
  const store = createPageStore(maxBytes);
  const personal = new LRUCache<string, true>({ max: MAX_PERSONAL_KEYS, ttl: PERSONAL_MS });
  const inFlight = new Map<string, InFlight>();
  const invalidations = createInvalidationLog();
  let degradedSince = -Infinity;
  const isDegraded = () => performance.now() - degradedSince < DEGRADED_MS;

  const renderAndStore = async (key: string, startedAt: number): Promise<RenderedPage> => {
    const rendered = await render(key);
    if (isOutage(rendered)) degradedSince = performance.now();
    if (rendered.kind === 'personal') personal.set(key, true);
    if (rendered.kind === 'page' && rendered.isCacheable)
      store.set(key, toCachedPage(rendered.entry, startedAt));
    else if (!isFailure(rendered)) store.delete(key);
    return rendered;
  };
  const toCachedPage = (entry: PageEntry, startedAt: number): CachedPage => {
    // Another node may have rendered it earlier. A clock that was set back makes no age negative.
    const age = Math.max(0, Date.now() - entry.renderedAt);
    const isInvalidated = invalidations.hasInvalidated(entry.tags, startedAt);
    return { entry, since: performance.now() - age, isInvalidated, hasStaleBanner: false };
  };
  const renderOnce = async (key: string): Promise<RenderedPage> => {
    const current = inFlight.get(key);
    if (!current) return start(key).rendered;
    if (current.startedAt === invalidations.mark()) return current.rendered;
    // Invalidated since it began: it may contain former data.
    const rendered = await current.rendered;
    const isOld =
      rendered.kind === 'page' && invalidations.hasInvalidated(rendered.entry.tags, current.startedAt);
    return isOld ? (inFlight.get(key) ?? start(key)).rendered : rendered;
  };
  const start = (key: string): InFlight => {
    const startedAt = invalidations.mark();
    const rendered = renderAndStore(key, startedAt).finally(() => inFlight.delete(key));
    const started = { rendered, startedAt };
    inFlight.set(key, started);
    return started;
  };
  const revalidateInBackground = (key: string): void => {
    // Ignores errors: the next request retries.
    renderOnce(key).catch(() => undefined);
  };

  const peek = (key: string): ServedPage | undefined => {
    const cached = store.get(key);
    if (!cached) return undefined;
    const freshness = freshnessOfPage(cached);
    if (freshness === 'fresh') return show(cached, 'hit');
    const isUsable =
      freshness === 'stale' || (freshness === 'stale-if-error' && isDegraded() && cached.hasStaleBanner);
    if (!isUsable) return undefined;
    revalidateInBackground(key);
    return show(cached, 'stale');
  };
  /** Returns a page up to a day old, with its stale banner. */
  const findStaleIfError = async (key: string): Promise<ServedPage | undefined> => {
    const cached = store.get(key);
    if (!cached || freshnessOfPage(cached) === 'expired') return undefined;
    if (cached.hasStaleBanner || freshnessOfPage(cached) !== 'stale-if-error') return show(cached, 'stale');
    const withBanner = { ...cached, entry: await addBanner(key, cached.entry), hasStaleBanner: true };
    if (store.get(key) === cached) store.set(key, withBanner);
    return show(withBanner, 'stale');
  };

  return {
    peek,
    async find(key) {
      if (personal.has(key)) return { kind: 'personal' };
      const shown = peek(key);
      if (shown) return shown;
      if (isDegraded()) {
        const stale = await findStaleIfError(key);
        if (stale) {
          revalidateInBackground(key);
          return stale;
        }
      }
      try {
        const rendered = await renderOnce(key);
        const isOfNow =
          rendered.kind !== 'page' || (rendered.origin !== 'stale-if-error' && !isFailure(rendered));
        return isOfNow ? toServed(rendered) : ((await findStaleIfError(key)) ?? toServed(rendered));
      } catch (error) {
        const stale = await findStaleIfError(key);
        if (stale) return stale;
        throw error;
      }
    },
    findStale: findStaleIfError,
    warm(key) {
      const cached = store.get(key);
      const isThere = cached !== undefined && freshnessOfPage(cached) !== 'expired';
      if (!isThere && !personal.has(key) && !inFlight.has(key)) revalidateInBackground(key);
    },
    invalidate(tags) {
      invalidations.add(tags);
      personal.clear();
      let count = 0;
      for (const cached of store.values()) {
        if (cached.isInvalidated || !concerns(tags, cached.entry.tags)) continue;
        cached.isInvalidated = true;
        count += 1;
      }
      return count;
    },
  };
}

function freshnessOfPage({ entry, since, isInvalidated }: CachedPage): Freshness {
  return freshnessOf({ age: performance.now() - since, freshMs: entry.freshMs, isInvalidated });
}

function show({ entry, since }: CachedPage, state: PageCacheState): ServedPage {
  return { kind: 'page', entry, state, ageSeconds: Math.floor((performance.now() - since) / 1000) };
}

/** A page from another node has its age by the wall clock. */
function toServed(rendered: RenderedPage): FoundPage {
  if (rendered.kind !== 'page') return rendered;
  const { entry, origin } = rendered;
  if (origin === 'rendered') return { kind: 'page', entry, state: 'miss', ageSeconds: 0 };
  const ageSeconds = Math.max(0, Math.floor((Date.now() - entry.renderedAt) / 1000));
  return { kind: 'page', entry, state: origin === 'shared' ? 'hit' : 'stale', ageSeconds };
}
