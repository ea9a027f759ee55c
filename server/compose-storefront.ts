import type { RequestListener } from 'node:http';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { createFindEnabled } from './http/find-enabled.ts';
import { createApi } from '#shared/api/create-api.ts';
import type { Send } from '#shared/api/send.ts';
import { findPlan } from '#shared/domain/sales-plan.ts';
import { createApp, type AppDependencies } from './app.ts';
import { createBackofficeClock } from './backoffice/backoffice-clock.ts';
import { watchBusyMachine } from './backoffice/busy-machine.ts';
import { createCallGuard, type CallGuard } from './backoffice/call-guard.ts';
import { createBackofficeCalls, type CallLimits } from './backoffice/backoffice-calls.ts';
import { createDataErrorReporter } from './backoffice/data-error-reporter.ts';
import { createTimeouts } from './backoffice/timeouts.ts';
import { createContentWatch } from './backoffice/watch-content.ts';
import type { Config } from './config.ts';
import type { ShopState } from './http/empty-shop.ts';
import type { Readiness } from './http/health.ts';
import { createAllowList, type AllowList } from './http/ip-allow-list.ts';
import type { Operations } from './http/maintenance.ts';
import type { Invalidate } from './http/purge.ts';
import { createIsOwnHost } from '#redirects/own-host.ts';
import { listSecurityHeaders, modelHeaders } from './http/security-headers.ts';
import { securityOptions } from './http/security-options.ts';
import { createWriteLimit } from './http/write-limit.ts';
import { createListener } from './page-cache/create-listener.ts';
import { openPages } from './page-cache/open-pages.ts';
import { countLoads } from './metrics/count-loads.ts';
import { createStorefrontMetrics, type StorefrontMetrics } from './metrics/storefront-metrics.ts';
import type { FindAssets } from './render/assets.ts';
import { createPageLoader } from './render/page-loader.ts';
import { createRenderLimiter, FOR_FORMS, type RenderLimiter } from './render/render-limiter.ts';
import { createSendDocument } from './render/send-document.ts';
import { createWatchMenus } from './render/watch-menus.ts';
import type { Tracing } from './tracing/start-tracing.ts';

export type Composition = {
  config: Config;
  logger: Logger;
  backofficeUrl: string;
  findAssets: FindAssets;
  staticFolder?: string | undefined;
  /** Identifies the build; builds share no pages. */
  build?: string;
  /** From sources, by `npm run dev`: no page is cached, and the policy admits what hot reload needs. */
  isDevelopment?: boolean;
  guard?: CallGuard;
  limiter?: RenderLimiter;
  /** Timeouts and the size of the response cache: smaller where a test injects failures. */
  limits?: StorefrontLimits;
};

export type StorefrontLimits = CallLimits & {
  timeoutMs?: { page: number; form: number };
};

export type ComposedStorefront = {
  app: Express;
  /** Serves requests: cached pages at once, the rest by `app`. */
  listener: RequestListener;
  readiness: Readiness;
  metrics: StorefrontMetrics;
  tracing: Tracing | undefined;
  operations: Operations;
  allowList: AllowList;
  /** Checks whether the shop has content, until it has; pages of an empty shop are its set-up page. */
  watchContent: () => Promise<void>;
  /** Stops timers and connections beside requests. */
  close: () => void;
};

/** Composes the storefront from its configuration; it does not listen yet. */
export async function composeStorefront(parts: Composition): Promise<ComposedStorefront> {
  const { config, logger, backofficeUrl, findAssets } = parts;
  const readiness = { isReady: false };
  const shop: ShopState = { isEmpty: false };
  const metrics = createStorefrontMetrics();
  const tracing = await startTracing(config);
  const operations = { current: config };
  const allowList = createAllowList(logger);
  await allowList.replace(config.ipAllowList);
  const guard = parts.guard ?? createCallGuard({ events: metrics.backoffice });
  const clock = createBackofficeClock();
  const reportDataError = createDataErrorReporter(logger);
  const machine = config.busyStretch > 1 ? watchBusyMachine() : undefined;
  const timeouts = createTimeouts(() => machine?.isBusy() === true, config.busyStretch);
  const calls = createBackofficeCalls({
    baseUrl: backofficeUrl + config.apiPath,
    logger,
    reportDataError,
    guard,
    clock,
    timeouts,
    limits: parts.limits,
    traceFetch: tracing?.traceFetch,
  });
  const { send } = calls;
  const writes = createWriteLimit({ ...config, limit: config.writeLimit, logger });
  const loadDocument = await createPageLoader({
    sendForPage: calls.sendForPage,
    site: config,
    timeoutMs: parts.limits?.timeoutMs,
    watchMenus: createWatchMenus(reportDataError),
  });
  const load = countLoads(loadDocument, metrics.pages);
  const security = securityOptions(config, parts.isDevelopment === true);
  const headers = { site: listSecurityHeaders(security), model: modelHeaders(security) };
  const limiter = parts.limiter ?? createRenderLimiter(config.renderLimit);
  const isOwnHost = createIsOwnHost(config.publicUrl);
  const formLimiter = createRenderLimiter(config.renderLimit, FOR_FORMS);
  metrics.pages.watchRenders(() => limiter.load());
  const pageCache = parts.isDevelopment
    ? undefined
    : openPages({ ...parts, reportDataError, load, limiter, headers, calls, events: metrics.pages });
  const planId = createPlanId(send, config.siteId);
  const invalidate: Invalidate = (tags) => pageCache?.invalidate(tags) ?? 0;
  const content = createContentWatch({
    send,
    siteId: config.siteId,
    planId,
    shop,
    onOpen: () => void invalidate('all'),
    logger,
  });
  const app = createApp({
    config,
    logger,
    readiness,
    shop,
    metrics,
    tracing,
    operations,
    allowList,
    backofficeUrl,
    send,
    reportDataError,
    guard,
    limitWrites: writes.handler,
    clock,
    timeouts,
    planId,
    isOwnHost,
    findEnabled: createFindEnabled({ send, siteId: config.siteId, cartEnabled: config.cartEnabled }),
    findAssets,
    load,
    sendDocument: createSendDocument({ findAssets, logger, reportDataError }),
    pages: pageCache?.pages,
    limiter,
    formLimiter,
    headers,
    purge: (tags) => {
      content.checkAgain();
      return invalidate(tags);
    },
    staticFolder: parts.staticFolder,
  });
  const listener = createListener({
    app,
    shop,
    pages: pageCache?.pages,
    operations,
    allowList,
    isOwnHost,
    config,
    logger,
    metrics,
  });
  return {
    app,
    listener,
    readiness,
    metrics,
    tracing,
    operations,
    allowList,
    watchContent: content.start,
    close: () => {
      content.close();
      allowList.close();
      machine?.close();
      writes.close();
      pageCache?.close();
    },
  };
}

/**
 * Returns the id of an audience's sales plan, by default the consumers', from the site (cached by the response
 * cache).
 */
function createPlanId(send: Send, siteId: number): AppDependencies['planId'] {
  const api = createApi(send, { siteId, locale: 'fr', salesPlanId: () => 1 });
  return async (target = 'part') => {
    const { items } = await api.sites.list();
    return findPlan(
      items.flatMap((site) => site.salesplan),
      target,
    ).id;
  };
}

/** Tracing is imported only if it is configured. */
async function startTracing({ tracesUrl, apiPath, trustProxy }: Config): Promise<Tracing | undefined> {
  if (tracesUrl === undefined) return undefined;
  const tracing = await import('./tracing/start-tracing.ts');
  return tracing.startTracing({ url: tracesUrl, apiPath, trustProxy });
}
