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
import { OverloadedError, type RenderGate } from '../render/render-gate.ts';
import { listPolicyHeaders } from '../render/policy-headers.ts';
import { sendLastWords, type SendDocument } from '../render/send-document.ts';
import type { PageCache, Shown } from '../page-cache/page-cache.ts';
import { pageKeyOf } from '../page-cache/page-key.ts';
import { sendEntry } from '../page-cache/send-entry.ts';
import { answerBusy } from './answer-busy.ts';
import { answerRefused } from './answer-refused.ts';
import { applyCartChange } from './cart-cookies.ts';
import { findForAll, hasFailedForOne, loadOfKept, sharedKeyOf } from './kept-page.ts';
import { applySessionChange } from './session-cookies.ts';
import { sendRedirect } from './legacy-redirects.ts';
import { proveNotice, takeNotice } from './notice-cookie.ts';
import { isOpenToAll, type Operations } from './maintenance.ts';
import { isAtLogin, loadForVisitor } from './visitor-page.ts';

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    /** A page nobody knows, kept until the redirection look-up has had its say. */
    missing?: LoadedDocument;
  }
}

type PageOptions = {
  load: LoadDocument;
  send: SendDocument;
  /** Pages that are the same for everybody; `undefined`: each is made for who asks. */
  pages: PageCache | undefined;
  gate: RenderGate;
  formGate: RenderGate;
  events: PageEvents;
  logger: Logger;
  publicUrl: string;
  operations: Operations;
  addresses: AddressSources;
  /** For pages that show 3D models: what their headers allow besides. */
  modelHeaders: Record<string, string>;
};

/**
 * Pages: shows the one that is kept, or makes it for who asks. A missing one goes on to the next steps. Who has sent a
 * form waits in a queue of his own, a long one.
 */
export function createPage(options: PageOptions): RequestHandler {
  const { pages, gate, formGate, logger, events } = options;
  const note = (response: Response, state: PageCacheState) => {
    response.locals.cacheState = state;
    events.onPage(state);
  };
  const makeFor = createPageForVisitor(options);
  return async (request, response, next) => {
    const { id } = response.locals.context;
    try {
      const key = pages && pageKeyOf(request);
      const found = key === undefined ? undefined : await pages?.find(key);
      if (found?.kind === 'page') {
        response.locals['route'] = found.entry.routeName;
        note(response, found.state);
        sendEntry(found, request, response, { requestId: id, isSiteOpen: isOpenToAll(options.operations) });
      } else if (found?.kind === 'missing') {
        response.locals['route'] = found.document.routeName;
        response.locals.missing = found.document;
        next();
      } else {
        note(response, 'pass');
        const way = response.locals.form ? formGate : gate;
        await way.run(() => makeFor(request, response, next));
      }
    } catch (error) {
      if (turnAway(error, request, response, events)) return;
      // The back office's trouble has answers of its own (errors.ts).
      if (error instanceof ApiError) throw error;
      logger.error({ id, err: error }, 'page could not be made');
      sendLastWords(response);
    }
  };
}

function createPageForVisitor(options: PageOptions) {
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    response.setHeader('x-cache', 'pass');
    const loaded = await loadForVisitor(request, response, options);
    const isForgotten = response.locals.session.isWorthless && isAtLogin(loaded, options.publicUrl);
    applySessionChange(response, loaded.session ?? (isForgotten ? { kind: 'closed' } : undefined));
    applyCartChange(response, loaded.cart);
    const hasFailed = hasFailedForOne(loaded, request, response);
    const kept = hasFailed ? await loadOfKept(request, response, options) : undefined;
    const forAll = hasFailed && !kept ? await findForAll(options.pages, request) : undefined;
    if (forAll) return sendForAll(forAll, request, response);
    const result = kept ?? loaded;
    if (result.kind === 'redirect') {
      const to = toSitePath(result.to);
      if (to === undefined) return answerRefused(request, response, 'no_page');
      proveNotice(response, to);
      // What carries a cookie is for one visitor.
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
    await options.gate.takeTurn();
    await options.send(result, request, response);
    if (result === loaded) warmShared(request, response, options);
  };
}

/** The listed address of a page may be an old address itself: the client is sent to the last target at once. */
async function findLastSteps(from: string, to: string, { addresses }: PageOptions): Promise<AddressStep[]> {
  const first: AddressStep = { rule: 'page', from, to, code: 301, why: PAGE_WHY };
  try {
    return [first, ...(await resolveAddress({ host: '', url: to }, addresses))];
  } catch {
    return [first];
  }
}

/** What everybody may see, to somebody who is logged in: nobody between us and him is to keep it as his. */
function sendForAll(shown: Shown, request: Request, response: Response): void {
  response.locals['route'] = shown.entry.routeName;
  sendEntry(shown, request, response, { requestId: response.locals.context.id, isSiteOpen: false });
}

/** Professionals who are logged in leave a page for everybody behind them, for the day theirs cannot be made. */
function warmShared(request: Request, response: Response, { pages, gate }: PageOptions): void {
  const { visitor, form } = response.locals;
  if (!visitor.isProConnected || form || request.method !== 'GET' || response.statusCode !== 200) return;
  const key = sharedKeyOf(request);
  if (key !== undefined && gate.isIdle()) pages?.warm(key);
}

/** The end of the road: the error page of a missing page. */
export function createNotFound({
  send,
  gate,
  events,
}: Pick<PageOptions, 'send' | 'gate' | 'events'>): RequestHandler {
  return async (request, response, next) => {
    const { missing, refusedStatus } = response.locals;
    if (!missing) return next();
    const document = refusedStatus === undefined ? missing : asRefused(missing, refusedStatus);
    try {
      await gate.run(() => send(document, request, response));
    } catch (error) {
      if (!turnAway(error, request, response, events)) throw error;
    }
  };
}

/** The error page of an address that cannot be read. */
function asRefused(document: LoadedDocument, status: number): LoadedDocument {
  return { ...document, status, page: { ...document.page, outcome: { kind: 'error', status } } };
}

/** Whether there was no room for one more page: then that is said. */
function turnAway(error: unknown, request: Request, response: Response, events: PageEvents): boolean {
  if (!(error instanceof OverloadedError)) return false;
  events.onShed();
  answerBusy(response, request.path);
  return true;
}
