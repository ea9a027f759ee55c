import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import {
  PAGE_WHY,
  resolveAddress,
  type AddressSources,
  type AddressStep,
} from '#redirects/resolve-address.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { toSitePath } from '#shared/site-path.ts';
import type { LoadDocument, LoadedDocument } from '../render/page-loader.ts';
import type { PageCacheState, PageEvents } from '../metrics/page-metrics.ts';
import { OverloadedError, type RenderLimiter } from '../render/render-limiter.ts';
import { allowFrame } from './allow-frame.ts';
import { listPolicyHeaders } from '../render/policy-headers.ts';
import { sendFallbackPage, type SendDocument } from '../render/send-document.ts';
import type { PageCache, ServedPage } from '../page-cache/page-cache.ts';
import { pageKeyOf } from '../page-cache/page-key.ts';
import { sendEntry } from '../page-cache/send-entry.ts';
import { sendBusy } from './send-busy.ts';
import { sendRefusal } from './send-refusal.ts';
import { applyCartChange } from './cart-cookies.ts';
import { findSharedPage, hasFailedForCustomer, loadFromCache, sharedKeyOf } from './cached-page.ts';
import { applySessionChange } from './session-cookies.ts';
import { sendRedirect } from './legacy-redirects.ts';
import { proveNotice, takeNotice } from './notice-cookie.ts';
import { isOpenToAll, type Operations } from './maintenance.ts';
import { isAtLogin, loadForVisitor } from './visitor-page.ts';

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    /** A missing page, which is sent unless the redirection look-up finds a target. */
    missing?: LoadedDocument;
  }
}

type PageOptions = {
  load: LoadDocument;
  send: SendDocument;
  /** The page cache; `undefined`: each page is rendered for its request. */
  pages: PageCache | undefined;
  limiter: RenderLimiter;
  formLimiter: RenderLimiter;
  events: PageEvents;
  logger: Logger;
  publicUrl: string;
  operations: Operations;
  addresses: AddressSources;
  /** Headers of pages with 3D models. */
  modelHeaders: Record<string, string>;
};

/**
 * Serves pages: from the cache, or rendered for the visitor. A missing one goes on to the next steps. Forms have a
 * limiter of their own, with a long queue.
 */
export function createPage(options: PageOptions): RequestHandler {
  const { pages, limiter, formLimiter, logger, events } = options;
  const recordState = (response: Response, state: PageCacheState) => {
    response.locals.cacheState = state;
    events.onPage(state);
  };
  const renderForVisitor = createPageForVisitor(options);
  return async (request, response, next) => {
    const { id } = response.locals.context;
    try {
      const key = pages && pageKeyOf(request);
      const found = key === undefined ? undefined : await pages?.find(key);
      if (found?.kind === 'page') {
        response.locals['route'] = found.entry.routeName;
        recordState(response, found.state);
        sendEntry(found, request, response, { requestId: id, isSiteOpen: isOpenToAll(options.operations) });
      } else if (found?.kind === 'missing') {
        response.locals['route'] = found.document.routeName;
        response.locals.missing = found.document;
        next();
      } else {
        recordState(response, 'pass');
        const chosen = response.locals.form ? formLimiter : limiter;
        await chosen.run(() => renderForVisitor(request, response, next));
      }
    } catch (error) {
      if (sendIfOverloaded(error, request, response, events)) return;
      // Errors of the back office have responses of their own (errors.ts).
      if (error instanceof ApiError) throw error;
      logger.error({ id, err: error }, 'page could not be rendered');
      sendFallbackPage(response);
    }
  };
}

function createPageForVisitor(options: PageOptions) {
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    response.setHeader('x-cache', 'pass');
    const loaded = await loadForVisitor(request, response, options);
    const isSessionOver = response.locals.session.isInvalid && isAtLogin(loaded, options.publicUrl);
    applySessionChange(response, loaded.session ?? (isSessionOver ? { kind: 'closed' } : undefined));
    applyCartChange(response, loaded.cart);
    const hasFailed = hasFailedForCustomer(loaded, request, response);
    const cached = hasFailed ? await loadFromCache(request, response, options) : undefined;
    const sharedPage = hasFailed && !cached ? await findSharedPage(options.pages, request) : undefined;
    if (sharedPage) return sendSharedPage(sharedPage, request, response);
    const result = cached ?? loaded;
    if (result.kind === 'redirect') {
      const to = toSitePath(result.to);
      if (to === undefined) return sendRefusal(request, response, 'no_page');
      proveNotice(response, to);
      // A response with a cookie is for one visitor.
      const isPermanent = result.status === 301 && !response.locals.form && !response.hasHeader('set-cookie');
      if (isPermanent) return sendRedirect(response, await findLastSteps(request.url, to, options), '');
      response.set('cache-control', 'no-store');
      return response.redirect(response.locals.form ? 303 : result.status, to);
    }
    if (result.status < 500) takeNotice(request, response);
    response.locals['route'] = result.routeName;
    if (result.status === 404) {
      response.locals.missing = result;
      return next();
    }
    response.set(listPolicyHeaders(result, options.modelHeaders));
    allowFrame(result, response);
    await options.limiter.yieldToEventLoop();
    await options.send(result, request, response);
    if (result === loaded) warmSharedPage(request, response, options);
  };
}

/** The listed address of a page may be an old address: the client is redirected to the last target at once. */
async function findLastSteps(from: string, to: string, { addresses }: PageOptions): Promise<AddressStep[]> {
  const first: AddressStep = { rule: 'page', from, to, code: 301, why: PAGE_WHY };
  try {
    return [first, ...(await resolveAddress({ host: '', url: to }, addresses))];
  } catch {
    return [first];
  }
}

/** Sends the public version to a customer; no shared cache may store it as his. */
function sendSharedPage(shown: ServedPage, request: Request, response: Response): void {
  response.locals['route'] = shown.entry.routeName;
  sendEntry(shown, request, response, { requestId: response.locals.context.id, isSiteOpen: false });
}

/** Pages of professionals are also rendered for the page cache, as a fallback for an outage. */
function warmSharedPage(request: Request, response: Response, { pages, limiter }: PageOptions): void {
  const { visitor, form } = response.locals;
  if (!visitor.isProConnected || form || request.method !== 'GET' || response.statusCode !== 200) return;
  const key = sharedKeyOf(request);
  if (key !== undefined && limiter.isIdle()) pages?.warm(key);
}

export function createNotFound({
  send,
  limiter,
  events,
}: Pick<PageOptions, 'send' | 'limiter' | 'events'>): RequestHandler {
  return async (request, response, next) => {
    const { missing, refusedStatus } = response.locals;
    if (!missing) return next();
    const document = refusedStatus === undefined ? missing : asRefused(missing, refusedStatus);
    try {
      await limiter.run(() => send(document, request, response));
    } catch (error) {
      if (!sendIfOverloaded(error, request, response, events)) throw error;
    }
  };
}

function asRefused(document: LoadedDocument, status: number): LoadedDocument {
  return { ...document, status, page: { ...document.page, outcome: { kind: 'error', status } } };
}

/** Sends a 503 if the error is an overload. Returns true if it was. */
function sendIfOverloaded(error: unknown, request: Request, response: Response, events: PageEvents): boolean {
  if (!(error instanceof OverloadedError)) return false;
  events.onShed();
  sendBusy(response, request.path);
  return true;
}
