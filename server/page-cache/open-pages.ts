import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { ResponseCache } from '../backoffice/response-cache.ts';
import type { ReportDataError } from '../backoffice/data-error-reporter.ts';
import type { Config } from '../config.ts';
import type { Invalidate } from '../http/purge.ts';
import type { PageEvents } from '../metrics/page-metrics.ts';
import type { FindAssets } from '../render/assets.ts';
import type { LoadDocument } from '../render/page-loader.ts';
import type { RenderLimiter } from '../render/render-limiter.ts';
import { withStaleBanner } from './with-stale-banner.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { withRenderLock } from './with-render-lock.ts';
import { openSharedPages } from './shared-pages.ts';
import type { InvalidatedTags } from './invalidation-log.ts';

type PagesOptions = {
  config: Config;
  logger: Logger;
  reportDataError: ReportDataError;
  findAssets: FindAssets;
  load: LoadDocument;
  limiter: RenderLimiter;
  headers: { site: Record<string, string>; model: Record<string, string> };
  calls: Pick<ResponseCache, 'invalidate'>;
  build?: string;
  events: PageEvents;
};

export type OpenPages = {
  /** `undefined` where the page cache is off. */
  pages: PageCache | undefined;
  invalidate: Invalidate;
  close: () => void;
};

/** Opens the page cache, shared between nodes where Redis is configured, and its invalidation. */
export function openPages(options: PagesOptions): OpenPages {
  const { config, logger, calls } = options;
  if (config.pageCacheBytes === 0)
    return { pages: undefined, invalidate: invalidateResponses(calls), close: () => undefined };
  const render = createPageRenderer({
    load: options.load,
    findAssets: options.findAssets,
    limiter: options.limiter,
    logger,
    reportDataError: options.reportDataError,
    publicUrl: config.publicUrl,
    siteHeaders: options.headers.site,
    modelHeaders: options.headers.model,
    onRender: options.events.onRender,
  });
  // Responses first: otherwise pages are rendered from them again.
  const invalidateLocally = (tags: InvalidatedTags) => {
    calls.invalidate(tags);
    return pages.invalidate(tags);
  };
  const shared =
    config.redisUrl === undefined
      ? undefined
      : openSharedPages({
          url: config.redisUrl,
          prefix: prefixOf(options),
          logger,
          onInvalidate: invalidateLocally,
        });
  const pages = createPageCache({
    render: shared ? withRenderLock(render, shared) : render,
    addBanner: withStaleBanner,
    maxBytes: config.pageCacheBytes,
  });
  return {
    pages,
    invalidate: (tags) => {
      shared?.invalidate(tags);
      return invalidateLocally(tags);
    },
    close: () => shared?.close(),
  };
}

function invalidateResponses(calls: Pick<ResponseCache, 'invalidate'>): Invalidate {
  return (tags) => {
    calls.invalidate(tags);
    return 0;
  };
}

/** Nodes share pages of the same build and the same visible configuration. */
function prefixOf({ config, build, headers }: PagesOptions): string {
  const { publicUrl, siteId, apiPath, mediaUrl, cartEnabled, tagManager, humanCheck, maps } = config;
  const shown = { publicUrl, siteId, apiPath, mediaUrl, cartEnabled, tagManager, humanCheck, maps, headers };
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12);
  return `atre:${build ?? 'development'}:${hash}`;
}
