import type { Logger } from 'pino';
import type { FindAssets } from '../render/assets.ts';
import { findDocumentAssets, HTML, isPersonalPage, withHead } from '../render/document-parts.ts';
import type { LoadDocument, LoadedDocument } from '../render/page-loader.ts';
import { cacheControl, comeBackLater, isFailedStatus, pagePolicy } from '../render/page-policy.ts';
import { listPolicyHeaders } from '../render/policy-headers.ts';
import { asFailure, renderComplete } from '../render/render-document.tsx';
import { createOmissionLog } from '../render/render-sections.ts';
import type { RenderGate } from '../render/render-gate.ts';
import type { FaultLog } from '../backoffice/fault-log.ts';
import { FRESH_MS, SOON_MS } from './freshness.ts';
import type { MadePage, MakePage } from './made-page.ts';
import { toPageEntry, type PageEntry } from './page-entry.ts';

type MakeOptions = {
  load: LoadDocument;
  findAssets: FindAssets;
  gate: RenderGate;
  logger: Logger;
  logFault: FaultLog;
  publicUrl: string;
  /** What every answer of this site says, and what pages that show 3D models say instead. */
  siteHeaders: Record<string, string>;
  modelHeaders: Record<string, string>;
  onRender: (render: { route: string; seconds: number }) => void;
};

/** Makes pages as somebody sees them of whom nothing is known. */
export function createMakePage(options: MakeOptions): MakePage {
  const { load, gate } = options;
  return (key, waitedMs = 0) => {
    const askedAt = performance.now();
    return gate.run(async () => {
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
        waitedMs: waitedMs + since - askedAt,
      });
      // Where it leads may depend on what its visitor has.
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
      const made = await render(result, options);
      options.onRender({ route: result.routeName, seconds: (performance.now() - since) / 1000 });
      return made;
    });
  };
}

async function render(document: LoadedDocument, options: MakeOptions): Promise<MadePage> {
  const { logger } = options;
  if (document.error) logger.error({ err: document.error }, 'page failed');
  try {
    return await renderOnce(document, options);
  } catch (error) {
    logger.error({ err: error }, 'page could not be rendered');
    return renderOnce(asFailure(document), options);
  }
}

async function renderOnce(document: LoadedDocument, options: MakeOptions): Promise<MadePage> {
  const assets = await findDocumentAssets(document, options.findAssets);
  const onError = (error: unknown) => options.logger.error({ err: error }, 'rendering failed');
  const onOmitted = createOmissionLog(options.logFault, document);
  await options.gate.takeTurn();
  const { result, omitted } = await renderComplete(document, { assets, onError, onOmitted });
  const html = withHead(result, assets.headHtml);
  const isIncomplete = document.isIncomplete || omitted.length > 0;
  return {
    kind: 'page',
    isKept: document.status === 200,
    origin: 'made',
    entry: await toEntry(html, { ...document, isIncomplete }, options),
  };
}

function toEntry(html: Buffer, document: LoadedDocument, options: MakeOptions): Promise<PageEntry> {
  const { status, routeName, tags } = document;
  const isShared = status === 200;
  // Made of answers that are too old, or without some of them: tried again soon.
  const isStale = document.store.settings.staleSince !== undefined || document.isIncomplete;
  return toPageEntry(html, {
    status,
    routeName,
    tags,
    madeAt: Date.now(),
    freshMs: isStale ? SOON_MS : FRESH_MS,
    headers: {
      ...options.siteHeaders,
      ...listPolicyHeaders(document, options.modelHeaders),
      ...comeBackLater(status, document.retryAfter),
      'content-type': HTML,
      'cache-control': cacheControl(isShared ? 'cacheable' : 'private', isStale),
    },
  });
}
