import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { RouteName } from '#routes/paths.ts';
import type { Send } from '#shared/api/send.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import { createUploadSlots } from '#shared/uploads/upload-slots.ts';
import type { BackofficeClock } from './backoffice/backoffice-clock.ts';
import type { CallGuard } from './backoffice/call-guard.ts';
import type { FaultLog } from './backoffice/fault-log.ts';
import { BACKOFFICE_LIMITS, WRITE_LIMITS } from './backoffice/limited-fetch.ts';
import type { Patience } from './backoffice/patience.ts';
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
import { createErrors } from './http/errors.ts';
import { createFilterForm } from './http/filter-form.ts';
import { createGuardedProxy } from './http/guarded-proxy.ts';
import { createHealth, type Readiness } from './http/health.ts';
import { createIpAllowList, type AllowList } from './http/ip-allow-list.ts';
import { createKeptPictures } from './http/kept-pictures.ts';
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
import { keepPrivate } from './http/keep-private.ts';
import { createPrivateCalls } from './http/private-calls.ts';
import { createPurge, type Purge } from './http/purge.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { createSession } from './http/session.ts';
import { createSessionCalls } from './http/session-calls.ts';
import { createSessionRefresh } from './http/session-refresh.ts';
import { createShopGuard } from './http/shop-guard.ts';
import { createSitemap } from './http/sitemap.ts';
import { createStaticFiles } from './http/static-files.ts';
import { createSuggestCalls } from './http/suggest-calls.ts';
import { createUploadGate, MAX_UPLOADS } from './http/upload-gate.ts';
import { createVisitorId } from './http/visitor-id.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { StorefrontMetrics } from './metrics/storefront-metrics.ts';
import type { FindAssets } from './render/assets.ts';
import type { LoadDocument } from './render/page-loader.ts';
import type { RenderGate } from './render/render-gate.ts';
import type { SendDocument } from './render/send-document.ts';
import type { Tracing } from './tracing/start-tracing.ts';

export type AppDependencies = {
  config: Config;
  logger: Logger;
  readiness: Readiness;
  metrics: StorefrontMetrics;
  /** `undefined`: nobody wants traces. */
  tracing: Tracing | undefined;
  operations: Operations;
  allowList: AllowList;
  /** Where the back office listens, without path. */
  backofficeUrl: string;
  send: Send;
  logFault: FaultLog;
  guard: CallGuard;
  /** Refuses an address that sends too much. */
  limitWrites: express.RequestHandler;
  clock: BackofficeClock;
  patience: Patience;
  /** The number of an audience's plan, the consumers' unless told otherwise: for calls no visitor makes. */
  planId: (target?: UrlTarget) => Promise<number>;
  isOwnHost: IsOwnHost;
  isLive: (name: RouteName) => boolean;
  findAssets: FindAssets;
  load: LoadDocument;
  sendDocument: SendDocument;
  /** Pages kept for everybody; `undefined`: none are. */
  pages: PageCache | undefined;
  gate: RenderGate;
  /** Of forms that were posted: they do not wait behind pages, nor pages behind them. */
  formGate: RenderGate;
  /** What every answer says, and what pages with models say instead. */
  headers: { site: Record<string, string>; model: Record<string, string> };
  /** Forgets what has changed. */
  purge: Purge;
  /** Folder of built files; `undefined` in development, where Vite serves them. */
  staticFolder: string | undefined;
};

/** The pipeline of the storefront (docs/architecture.md), in order and nothing else. */
export function createApp(deps: AppDependencies): Express {
  const { config, logger, send, clock, patience } = deps;
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
  // Every rule below is written for paths in small letters: others are other paths.
  app.enable('case sensitive routing');
  keepPrivate(app, () => isOpenToAll(deps.operations));

  // Who asks, from where, under which number; what no honest client sends ends here.
  app.use(createRequestContext(config));
  app.use(createPrivateCalls(apiPath));
  if (deps.tracing) app.use(deps.tracing.traceRequest);
  app.use(createAccessLog(logger));
  app.use(createCountRequests(deps.metrics.onRequest, apiPath));
  app.use(createRefuseMalformed(apiPath));
  const { formRules } = deps.load;
  app.use(
    createBodyDeadline(
      (request) => isFileCall(request, apiPath) || formRules(request.path)?.takesFiles === true,
    ),
  );

  // Probes come from inside: before the allow-list.
  app.use(createHealth(deps.readiness));
  app.use(createMetricsPage(deps.metrics, config.metricsAllow));
  app.use(createSecurityHeaders(deps.headers.site));
  // Its secret is what opens it: the back office may call from anywhere.
  app.use(createPurge({ purge: deps.purge, secret: config.purgeSecret }));
  app.use(createIpAllowList(deps.allowList));

  // Files: nothing about them depends on the visitor.
  if (deps.staticFolder) app.use(createStaticFiles(deps.staticFolder));

  // Old addresses keep their worth even while the site is closed; some lie where pictures lie now.
  app.use(createLegacyRedirects({ sources: addresses, publicUrl, logger }));
  const backoffice = { target: deps.backofficeUrl, timeout: WRITE_LIMITS.totalMs, clock };
  const refresh = createSessionRefresh({ send, siteId, planId: deps.planId, apiPath, clock, patience });
  // Documents alone depend on who asks: some are for logged professionals.
  app.use('/media/documents/', createSession(), refresh);
  const media = { ...backoffice, path: '/media/', tellsWhoAsks: true };
  app.use(createDocumentNavigation(createApiProxy({ ...media, onRefused: refuseFile })));
  const pictures = createKeptPictures(config.pictureCacheBytes);
  app.use(pictures.serve);
  app.use(createApiProxy({ ...media, onAnswer: pictures.keep }));
  app.use(createMaintenance(deps.operations, apiPath));
  // The same for everybody: no session is renewed for them.
  app.use(createRobots(publicUrl));
  app.use(createSitemap({ send, siteId, publicUrl, planId: deps.planId, isLive: deps.isLive }));
  // The bank to try payments with: nothing a visitor needs lives where only we reach it.
  if (config.cartEnabled)
    app.use(createApiProxy({ ...backoffice, path: '/test-bank/', leadsElsewhere: true }));

  app.use(createSession());
  app.use(createSameOriginOnly(apiPath, publicUrl));
  app.use(deps.limitWrites);
  app.use(createShopGuard({ apiPath, isOpen: config.cartEnabled }));
  app.use(createApiBodies(apiPath));
  app.use(createUploadGate(uploads, apiPath));
  app.use(refresh);
  app.use(createSessionCalls({ send, apiPath }));
  app.use(createCartCalls({ send, apiPath, clock }));
  app.use(createVisitorId({ apiPath, isSecure: publicUrl.startsWith('https:') }));
  app.use(createSuggestCalls({ send, apiPath, clock, patience }));
  app.use(createAddressCalls(addresses, apiPath));
  const guarded = { guard: deps.guard, path: apiPath, readMs: BACKOFFICE_LIMITS.totalMs, patience };
  // Files that a tab asks for by their own address: what is said of a refusal is a page.
  const files = createGuardedProxy({
    ...guarded,
    onRefused: refuseFile,
    proxy: createApiProxy({ ...backoffice, path: apiPath, onRefused: refuseFile }),
  });
  app.use(createFileNavigation({ apiPath, siteId, planId: deps.planId, proxy: files }));
  app.use(createCheckedReads({ apiPath, logFault: deps.logFault }));
  app.use(createGuardedProxy({ ...guarded, proxy: createApiProxy({ ...backoffice, path: apiPath }) }));

  app.use(createEmailHash({ salt: config.hashSalt, publicUrl }));
  app.use(createFilterForm());
  app.use(createArchiveForm());
  const bill = { send, siteId, planId: deps.planId, apiPath, isEnabled: config.cartEnabled, proxy: files };
  app.use(createOrderBill(bill));
  app.use(createCartForm({ send, publicUrl, siteId, planId: deps.planId, isOpen: config.cartEnabled }));
  app.use(createPageForm({ findRules: deps.load.formRules, publicUrl, gate: uploads }));

  // Kept pages are answered before all this (page-cache/early-answer.ts), where the same rules hold.
  const { load, sendDocument, pages, gate, formGate } = deps;
  const events = deps.metrics.pages;
  app.use(createEarlyHints({ findAssets: deps.findAssets, isOn: config.earlyHints }));
  app.use(
    createPage({
      load,
      send: sendDocument,
      pages,
      gate,
      formGate,
      events,
      logger,
      publicUrl,
      operations: deps.operations,
      addresses,
      modelHeaders: deps.headers.model,
    }),
  );
  app.use(createRedirectionLookup(addresses, logger));
  app.use(createNotFound({ send: sendDocument, gate, events }));
  app.use(createErrors(logger, apiPath));
  return app;
}
