import type { Logger } from 'pino';
import type { FindAssets } from '../render/assets.ts';
import { findDocumentAssets, HTML, isPersonalPage, withHead } from '../render/document-parts.ts';
import type { LoadDocument, LoadedDocument } from '../render/page-loader.ts';
import { cacheControl, retryAfterHeaders, isFailedStatus, pagePolicy } from '../render/page-policy.ts';
import { listPolicyHeaders } from '../render/policy-headers.ts';
import { asFailure, renderComplete } from '../render/render-document.tsx';
import { createOmissionLog } from '../render/render-sections.ts';
import type { RenderLimiter } from '../render/render-limiter.ts';
import type { ReportDataError } from '../backoffice/data-error-reporter.ts';
import { FRESH_MS, SHORT_FRESH_MS } from './freshness.ts';
import type { RenderedPage, RenderPage } from './rendered-page.ts';
import { toPageEntry, type PageEntry } from './page-entry.ts';

type RendererOptions = {
  load: LoadDocument;
  findAssets: FindAssets;
  limiter: RenderLimiter;
  logger: Logger;
  reportDataError: ReportDataError;
  publicUrl: string;
  /** Headers of every response of the site, and those that replace them on pages with 3D models. */
  siteHeaders: Record<string, string>;
  modelHeaders: Record<string, string>;
  onRender: (render: { route: string; seconds: number }) => void;
};

/** Creates the renderer of cacheable pages, as a visitor without cookies sees them. */
export function createPageRenderer(options: RendererOptions): RenderPage {
  const { load, limiter } = options;
  return (key, waitedMs = 0) => {
    const requestedAt = performance.now();
    return limiter.run(async () => {
      const since = performance.now();
      const url = new URL(options.publicUrl + key);
      const result = await load({
        url,
        visitor: { isLogged: false, isProConnected: false },
        session: { token: undefined, refreshToken: undefined, email: undefined, temporary: undefined },
        maintenance: false,
        clientAddress: '',
        visitorId: undefined,
        sent: undefined,
        cart: { token: undefined, count: 0 },
        isShared: true,
        waitedMs: waitedMs + since - requestedAt,
      });
      // A redirect may depend on session or cart.
      if (result.kind === 'redirect' || result.session || result.cart) return { kind: 'personal' };
      if (result.status === 404) return { kind: 'missing', document: result };
      const isFailed = isFailedStatus(result.status);
      const policy = pagePolicy({
        method: 'GET',
        isLogged: false,
        url,
        status: result.status,
        isPersonal: isPersonalPage(result),
      });
      if (policy === 'private' && !isFailed) return { kind: 'personal' };
      const rendered = await render(result, options);
      options.onRender({ route: result.routeName, seconds: (performance.now() - since) / 1000 });
      return rendered;
    });
  };
}

async function render(document: LoadedDocument, options: RendererOptions): Promise<RenderedPage> {
  const { logger } = options;
  if (document.error) logger.error({ err: document.error }, 'page failed');
  try {
    return await renderEntry(document, options);
  } catch (error) {
    logger.error({ err: error }, 'page could not be rendered');
    return renderEntry(asFailure(document), options);
  }
}

async function renderEntry(document: LoadedDocument, options: RendererOptions): Promise<RenderedPage> {
  const assets = await findDocumentAssets(document, options.findAssets);
  const onError = (error: unknown) => options.logger.error({ err: error }, 'rendering failed');
  const onOmitted = createOmissionLog(options.reportDataError, document);
  await options.limiter.yieldToEventLoop();
  const { result, omitted } = await renderComplete(document, { assets, onError, onOmitted });
  const html = withHead(result, assets.headHtml);
  const isIncomplete = document.isIncomplete || omitted.length > 0;
  return {
    kind: 'page',
    isCacheable: document.status === 200,
    origin: 'rendered',
    entry: await toEntry(html, { ...document, isIncomplete }, options),
  };
}

function toEntry(html: Buffer, document: LoadedDocument, options: RendererOptions): Promise<PageEntry> {
  const { status, routeName, tags } = document;
  const isShared = status === 200;
  // Stale or missing data: revalidated soon.
  const isStale = document.store.settings.staleSince !== undefined || document.isIncomplete;
  return toPageEntry(html, {
    status,
    routeName,
    tags,
    renderedAt: Date.now(),
    freshMs: isStale ? SHORT_FRESH_MS : FRESH_MS,
    headers: {
      ...options.siteHeaders,
      ...listPolicyHeaders(document, options.modelHeaders),
      ...retryAfterHeaders(status, document.retryAfter),
      'content-type': HTML,
      'cache-control': cacheControl(isShared ? 'cacheable' : 'private', isStale),
    },
  });
}
