import type { RequestListener } from 'node:http';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { logResponse } from '../http/access-log.ts';
import type { ShopState } from '../http/empty-shop.ts';
import type { AllowList } from '../http/ip-allow-list.ts';
import { followsMalformed } from '../http/refuse-malformed.ts';
import type { IsOwnHost } from '#redirects/own-host.ts';
import type { Operations } from '../http/maintenance.ts';
import { createCacheFastPath } from './cache-fast-path.ts';
import type { StorefrontMetrics } from '../metrics/storefront-metrics.ts';
import type { PageCache } from './page-cache.ts';

type ListenerOptions = {
  app: Express;
  shop: ShopState;
  pages: PageCache | undefined;
  operations: Operations;
  allowList: AllowList;
  isOwnHost: IsOwnHost;
  config: Pick<Config, 'trustProxy'>;
  logger: Logger;
  metrics: StorefrontMetrics;
};

/** Creates the listener of the HTTP server: cached pages are served at once, all other requests pass the pipeline. */
export function createListener({
  app,
  shop,
  pages,
  logger,
  metrics,
  ...rest
}: ListenerOptions): RequestListener {
  if (!pages) return ignoreAfterMalformed(app);
  const { operations, allowList, isOwnHost, config } = rest;
  const serveFromCache = createCacheFastPath({
    pages,
    operations,
    allowList,
    isOwnHost,
    trustProxy: config.trustProxy,
    onResponse: (request, response, { entry, state }, context) => {
      logResponse(logger, request, response, context, entry.routeName);
      const { statusCode: status } = response;
      const seconds = (performance.now() - context.startedAt) / 1000;
      metrics.pages.onPage(state);
      metrics.onRequest({ route: entry.routeName, status, cache: state, seconds });
    },
  });
  return ignoreAfterMalformed((request, response) => {
    if (shop.isEmpty || !serveFromCache(request, response)) app(request, response);
  });
}

/** Ignores requests that follow a malformed one on its connection: no response could reach their client. */
function ignoreAfterMalformed(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (!followsMalformed(request)) listener(request, response);
  };
}
