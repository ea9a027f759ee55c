import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { ResponseCache } from '../backoffice/response-cache.ts';
import type { FaultLog } from '../backoffice/fault-log.ts';
import type { Config } from '../config.ts';
import type { Purge } from '../http/purge.ts';
import type { PageEvents } from '../metrics/page-metrics.ts';
import type { FindAssets } from '../render/assets.ts';
import type { LoadDocument } from '../render/page-loader.ts';
import type { RenderGate } from '../render/render-gate.ts';
import { dateEntry } from './date-entry.ts';
import { createMakePage } from './make-page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { shareMaking } from './share-making.ts';
import { openSharedPages } from './shared-pages.ts';
import type { PurgedTags } from './purge-log.ts';

type PagesOptions = {
  config: Config;
  logger: Logger;
  logFault: FaultLog;
  findAssets: FindAssets;
  load: LoadDocument;
  gate: RenderGate;
  headers: { site: Record<string, string>; model: Record<string, string> };
  calls: Pick<ResponseCache, 'invalidate'>;
  build?: string;
  events: PageEvents;
};

export type OpenPages = {
  /** `undefined` where none are kept. */
  pages: PageCache | undefined;
  purge: Purge;
  close: () => void;
};

/** The pages kept for everybody, shared between nodes where the configuration says so, and how they are forgotten. */
export function openPages(options: PagesOptions): OpenPages {
  const { config, logger, calls } = options;
  if (config.pageCacheBytes === 0)
    return { pages: undefined, purge: purgeCalls(calls), close: () => undefined };
  const make = createMakePage({
    load: options.load,
    findAssets: options.findAssets,
    gate: options.gate,
    logger,
    logFault: options.logFault,
    publicUrl: config.publicUrl,
    siteHeaders: options.headers.site,
    modelHeaders: options.headers.model,
    onRender: options.events.onRender,
  });
  // What pages are made of first: else they are made of it again.
  const forget = (tags: PurgedTags) => {
    calls.invalidate(tags);
    return pages.purge(tags);
  };
  const shared =
    config.redisUrl === undefined
      ? undefined
      : openSharedPages({ url: config.redisUrl, prefix: prefixOf(options), logger, onPurge: forget });
  const pages = createPageCache({
    make: shared ? shareMaking(make, shared) : make,
    date: dateEntry,
    maximumBytes: config.pageCacheBytes,
  });
  return {
    pages,
    purge: (tags) => {
      shared?.purge(tags);
      return forget(tags);
    },
    close: () => shared?.close(),
  };
}

function purgeCalls(calls: Pick<ResponseCache, 'invalidate'>): Purge {
  return (tags) => {
    calls.invalidate(tags);
    return 0;
  };
}

/** Nodes share pages where build and whatever a page shows of the configuration are the same. */
function prefixOf({ config, build, headers }: PagesOptions): string {
  const { publicUrl, siteId, apiPath, mediaUrl, cartEnabled, tagManager, humanCheck, maps } = config;
  const shown = { publicUrl, siteId, apiPath, mediaUrl, cartEnabled, tagManager, humanCheck, maps, headers };
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12);
  return `atre:${build ?? 'development'}:${hash}`;
}
