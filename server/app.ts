import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Send } from '#shared/api/send.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import { createUploadSlots } from '#shared/uploads/upload-slots.ts';
import type { BackofficeClock } from './backoffice/backoffice-clock.ts';
import type { CallGuard } from './backoffice/call-guard.ts';
import type { ReportDataError } from './backoffice/data-error-reporter.ts';
import { BACKOFFICE_LIMITS, WRITE_LIMITS } from './backoffice/limited-fetch.ts';
import type { Timeouts } from './backoffice/timeouts.ts';
import type { Config } from './config.ts';
import { createAccessLog } from './http/access-log.ts';
import { createAddressCalls } from './http/address-calls.ts';
import { createAddressSources } from './http/address-sources.ts';
import { createApiBodies, isFileCall } from './http/api-bodies.ts';
import { createApiProxy, createSameOriginOnly } from './http/api-proxy.ts';
import { createArchiveForm } from './http/archive-form.ts';
import { createBodyDeadline } from './http/body-deadline.ts';
import { createCartCalls } from './http/cart-calls.ts';
import { createCartForm } from './http/cart-form.ts';
import { createCheckedReads } from './http/checked-reads.ts';
import { createCountRequests } from './http/count-requests.ts';
import { createDocumentNavigation } from './http/document-navigation.ts';
import { createFileNavigation, refuseFile } from './http/file-navigation.ts';
import { createEarlyHints } from './render/early-hints.ts';
import { createEmailHash } from './http/email-hash.ts';
import { createEmptyShop, type ShopState } from './http/empty-shop.ts';
import { createErrors } from './http/errors.ts';
import { createFilterForm } from './http/filter-form.ts';
import { createGuardedProxy } from './http/guarded-proxy.ts';
import { createHealth, type Readiness } from './http/health.ts';
import { createIpAllowList, type AllowList } from './http/ip-allow-list.ts';
import type { FindEnabled } from './http/find-enabled.ts';
import { createIconRedirect } from './http/icon-redirect.ts';
import { createImageCache } from './http/image-cache.ts';
import { createLegacyRedirects } from './http/legacy-redirects.ts';
import { createMaintenance, isOpenToAll, type Operations } from './http/maintenance.ts';
import { createMetricsPage } from './http/metrics.ts';
import { createNotFound, createPage } from './http/page.ts';
import { createOrderBill } from './http/order-bill.ts';
import type { IsOwnHost } from '#redirects/own-host.ts';
import { createPageForm } from './http/page-form.ts';
import { createRedirectionLookup } from './http/redirection-lookup.ts';
import { createRefuseMalformed } from './http/refuse-malformed.ts';
import { createRequestContext } from './http/request-context.ts';
import { createRobots } from './http/robots.ts';
import { enforcePrivateCacheControl } from './http/private-cache-control.ts';
import { createPrivateCalls } from './http/private-calls.ts';
import { createPurge, type Invalidate } from './http/purge.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { createSession } from './http/session.ts';
import { createSessionCalls } from './http/session-calls.ts';
import { createSessionRefresh } from './http/session-refresh.ts';
import { createShopGuard } from './http/shop-guard.ts';
import { createSitemap } from './http/sitemap.ts';
import { createStaticFiles } from './http/static-files.ts';
import { createSuggestCalls } from './http/suggest-calls.ts';
import { createUploadLimiter, MAX_UPLOADS } from './http/upload-limiter.ts';
import { createVisitorId } from './http/visitor-id.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { StorefrontMetrics } from './metrics/storefront-metrics.ts';
import type { FindAssets } from './render/assets.ts';
import type { LoadDocument } from './render/page-loader.ts';
import type { RenderLimiter } from './render/render-limiter.ts';
import type { SendDocument } from './render/send-document.ts';
import type { Tracing } from './tracing/start-tracing.ts';

export type AppDependencies = {
  config: Config;
  logger: Logger;
  readiness: Readiness;
  shop: ShopState;
  metrics: StorefrontMetrics;
  /** `undefined`: tracing is off. */
  tracing: Tracing | undefined;
  operations: Operations;
  allowList: AllowList;
  backofficeUrl: string;
  send: Send;
  reportDataError: ReportDataError;
  guard: CallGuard;
  /** Rate limit of writes by address. */
  limitWrites: express.RequestHandler;
  clock: BackofficeClock;
  timeouts: Timeouts;
  /** Returns the id of an audience's sales plan, by default the consumers', for calls without a visitor. */
  planId: (target?: UrlTarget) => Promise<number>;
  isOwnHost: IsOwnHost;
  findEnabled: FindEnabled;
  findAssets: FindAssets;
  load: LoadDocument;
  sendDocument: SendDocument;
  /** The page cache; `undefined`: it is off. */
  pages: PageCache | undefined;
  limiter: RenderLimiter;
  /** Limits posted forms separately: neither forms nor pages wait for the others. */
  formLimiter: RenderLimiter;
  /** Headers of every response, and those that replace them on pages with models. */
  headers: { site: Record<string, string>; model: Record<string, string> };
  /** Invalidates cached pages and responses. */
  purge: Invalidate;
  /** Folder of built files; `undefined` in development, where Vite serves them. */
  staticFolder: string | undefined;
};

/** Composes the pipeline of the storefront (docs/architecture.md), in order and nothing else. */
export function createApp(deps: AppDependencies): Express {
  const { config, logger, send, clock, timeouts } = deps;
  const { publicUrl, apiPath, siteId } = config;
  const app = express();
  const uploads = createUploadSlots(MAX_UPLOADS);
  const { planId, isOwnHost } = deps;
  const addresses = createAddressSources({
    send,
    siteId,
    planId,
    publicUrl,
    isOwnHost,
    load: deps.load,
  });
  app.disable('x-powered-by');
  app.disable('etag');
  // Rules below are for paths in lower case: others are other paths.
  app.enable('case sensitive routing');
  enforcePrivateCacheControl(app, () => isOpenToAll(deps.operations));

  // Identifies the request and its client; malformed requests end here.
  app.use(createRequestContext(config));
  app.use(createPrivateCalls(apiPath));
  if (deps.tracing) app.use(deps.tracing.traceRequest);
  app.use(createAccessLog(logger));
  app.use(createCountRequests(deps.metrics.onRequest, apiPath));
  app.use(createRefuseMalformed(apiPath));
  const { formRules } = deps.load;
  app.use(
    createBodyDeadline(
      (request) => isFileCall(request, apiPath) || formRules(request.path)?.acceptsFiles === true,
    ),
  );

  // Probes come from inside: before the allow-list.
  app.use(createHealth(deps.readiness, deps.shop));
  app.use(createMetricsPage(deps.metrics, config.metricsAllow));
  app.use(createSecurityHeaders(deps.headers.site));
  // Protected by its secret: the back office may call from any address.
  app.use(createPurge({ purge: deps.purge, secret: config.purgeSecret }));
  app.use(createIpAllowList(deps.allowList));

  if (deps.staticFolder) app.use(createStaticFiles(deps.staticFolder));
  app.use(createIconRedirect(deps.load.lastBrand));

  // Old addresses are redirected even while the site is closed; some are below /media/ now.
  app.use(createLegacyRedirects({ sources: addresses, publicUrl, logger }));
  const backoffice = { target: deps.backofficeUrl, timeout: WRITE_LIMITS.totalMs, clock };
  const refresh = createSessionRefresh({ send, siteId, planId: deps.planId, apiPath, clock, timeouts });
  // Only documents depend on the visitor: some are for logged-in professionals.
  app.use('/media/documents/', createSession(), refresh);
  const media = { ...backoffice, path: '/media/', forwardsAuth: true };
  app.use(createDocumentNavigation(createApiProxy({ ...media, onRefused: refuseFile })));
  const images = createImageCache(config.pictureCacheBytes);
  app.use(images.serve);
  app.use(createApiProxy({ ...media, onResponse: images.store }));
  app.use(createMaintenance(deps.operations, apiPath));
  // The same for all visitors: no session is renewed for them.
  app.use(createRobots({ publicUrl, findEnabled: deps.findEnabled }));
  app.use(createEmptyShop(deps.shop, apiPath));
  app.use(createSitemap({ send, siteId, publicUrl, planId: deps.planId, findEnabled: deps.findEnabled }));
  // The test bank for payments, which the back office serves.
  if (config.cartEnabled)
    app.use(createApiProxy({ ...backoffice, path: '/test-bank/', allowsRedirects: true }));
  // Events of the payment provider, signed over their bytes: before bodies are read.
  if (config.cartEnabled) app.use(createApiProxy({ ...backoffice, path: '/payment-events/' }));

  app.use(createSession());
  app.use(createSameOriginOnly(apiPath, publicUrl));
  app.use(deps.limitWrites);
  app.use(createShopGuard({ apiPath, isOpen: config.cartEnabled }));
  app.use(createApiBodies(apiPath));
  app.use(createUploadLimiter(uploads, apiPath));
  app.use(refresh);
  app.use(createSessionCalls({ send, apiPath }));
  app.use(createCartCalls({ send, apiPath, clock }));
  app.use(createVisitorId({ apiPath, isSecure: publicUrl.startsWith('https:') }));
  app.use(createSuggestCalls({ send, apiPath, clock, timeouts }));
  app.use(createAddressCalls(addresses, apiPath));
  const guarded = { guard: deps.guard, path: apiPath, readMs: BACKOFFICE_LIMITS.totalMs, timeouts };
  // Files that a browser tab requests: errors are pages.
  const files = createGuardedProxy({
    ...guarded,
    onRefused: refuseFile,
    proxy: createApiProxy({ ...backoffice, path: apiPath, onRefused: refuseFile }),
  });
  app.use(createFileNavigation({ apiPath, siteId, planId: deps.planId, proxy: files }));
  app.use(createCheckedReads({ apiPath, reportDataError: deps.reportDataError }));
  app.use(createGuardedProxy({ ...guarded, proxy: createApiProxy({ ...backoffice, path: apiPath }) }));

  app.use(createEmailHash({ salt: config.hashSalt, publicUrl }));
  app.use(createFilterForm());
  app.use(createArchiveForm());
  const bill = { send, siteId, planId: deps.planId, apiPath, isEnabled: config.cartEnabled, proxy: files };
  app.use(createOrderBill(bill));
  app.use(createCartForm({ send, publicUrl, siteId, planId: deps.planId, isOpen: config.cartEnabled }));
  app.use(createPageForm({ findRules: deps.load.formRules, publicUrl, limiter: uploads }));

  // Cached pages are served before all this (page-cache/cache-fast-path.ts), by the same rules.
  const { load, sendDocument, pages, limiter, formLimiter } = deps;
  const events = deps.metrics.pages;
  app.use(
    createEarlyHints({ findAssets: deps.findAssets, lastBrand: load.lastBrand, isOn: config.earlyHints }),
  );
  app.use(
    createPage({
      load,
      send: sendDocument,
      pages,
      limiter,
      formLimiter,
      events,
      logger,
      publicUrl,
      operations: deps.operations,
      addresses,
      modelHeaders: deps.headers.model,
    }),
  );
  app.use(createRedirectionLookup(addresses, logger));
  app.use(createNotFound({ send: sendDocument, limiter, events }));
  app.use(createErrors(logger, apiPath));
  return app;
}
