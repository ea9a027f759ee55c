import {
  createStaticHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandler,
} from 'react-router';
import { createRoutesByPattern } from '#client/app/router/page-routes.ts';
import { sentFormContext, sessionContext } from '#client/app/session/session-context.ts';
import type { Session } from '#client/app/session/session.ts';
import type { ShownPage } from '#client/app/router/shown-page.ts';
import { toShownPage } from '#client/app/router/to-shown-page.ts';
import { createText } from '#client/app/intl/use-text.ts';
import { withCartCount } from '#client/app/api/with-cart-count.ts';
import { RootStore } from '#client/stores/root-store.ts';
import type { Visitor } from '#routes/guards.ts';
import { matchPath } from '#routes/match-path.ts';
import type { RouteName } from '#routes/paths.ts';
import { isShopRoute } from '#routes/shop-routes.ts';
import { loadUserMenu } from '#client/components/header/user-menu-slot.tsx';
import { findLivePage, preloadAllPages } from '#routes/tree.tsx';
import { prefixOf } from '#routes/variants.ts';
import { createApi } from '#shared/api/create-api.ts';
import type { Send } from '#shared/api/send.ts';
import { WHOLE_FORM, type SentForm } from '#shared/form-state.ts';
import type { Locale } from '#shared/locale.ts';
import { TYPED_PARAMETER } from '#shared/domain/cart-form.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { ThirdParties } from '#shared/domain/third-parties.ts';
import type { Config } from '../config.ts';
import type { FindFormRules } from '../http/page-form.ts';
import type { SessionChange } from '../http/session-cookies.ts';
import { customerNumberOf, type VisitorSession } from '../http/session.ts';
import type { BackofficeCalls } from '../backoffice/backoffice-calls.ts';
import { createServerNotices } from '../http/notice-cookie.ts';
import type { CartChange, VisitorCart } from '../http/cart-cookies.ts';
import type { RenderContext } from '../backoffice/render-context.ts';
import { loginAfterEnd } from './login-after-end.ts';
import { SITE_INTL } from './site-intl.ts';
import { toStaleWords } from './stale-words.ts';
import type { WatchMenus } from './watch-menus.ts';

export type PageRequest = {
  url: URL;
  visitor: Visitor;
  session: VisitorSession;
  maintenance: boolean;
  clientAddress: string;
  /** Who votes on after-sales pages. */
  visitorId: string | undefined;
  /** What its cookies say of the cart. */
  cart: VisitorCart;
  /** What its cookie proves to have been done just now (routes/notices.ts). */
  notice?: string | undefined;
  /** It will be kept and shown to others. */
  isShared?: boolean;
  /** It has been waited so long for already, in milliseconds: for a session, or for another node. */
  waitedMs?: number;
  /** A form that was posted to the page. */
  sent: SentForm | undefined;
  /** It is made of kept answers alone, as anybody of that audience would see it, for somebody who is logged in. */
  keptFor?: UrlTarget;
};

/** A page with its data, ready to be rendered. */
export type LoadedDocument = {
  kind: 'page';
  status: number;
  routeName: RouteName;
  locale: Locale;
  store: RootStore;
  page: ShownPage;
  /** What it is made of (server/backoffice/answer-tags.ts). */
  tags: string[];
  /** It stands without something that the back office did not bring: good for who waits for it, not to be kept. */
  isIncomplete: boolean;
  /** Seconds after which a refused call may be made again, where the back office has said so. */
  retryAfter: number | undefined;
  /** What went wrong that nobody foresaw. */
  error: unknown;
};
export type LoadResult = (LoadedDocument | { kind: 'redirect'; to: string; status: number }) & {
  /** What the page's calls did to the visitor's session. */
  session?: SessionChange | undefined;
  /** And to his cart. */
  cart?: CartChange | undefined;
  /** The back office refused the token as ended: once the session is renewed the page can be loaded again. */
  needsRenewal?: boolean;
};

export type SiteFacts = Pick<
  Config,
  'siteId' | 'apiPath' | 'publicUrl' | 'mediaUrl' | 'cartEnabled' | 'tagManager' | 'maps' | 'humanCheck'
>;
export type LoadDocument = ((request: PageRequest) => Promise<LoadResult>) & {
  /** What can be posted to the page of a path. */
  formRules: FindFormRules;
};

/**
 * A page's calls together: with the render after them a visitor waits two and a half seconds at most. Who has sent a form
 * waits longer: it is taken once, and mail may go out meanwhile.
 */
const PATIENCE_MS = { page: 2200, form: 12_000 };

/** Reads the code of all pages, which a loader needs: begun early, it is there when the loader is made. */
export async function readPages(): Promise<void> {
  await Promise.all([preloadAllPages(), loadUserMenu()]);
}

/** Matches an address, runs guards and loader, and gives the page or where to go instead. */
export async function createPageLoader(options: {
  sendForPage: BackofficeCalls['sendForPage'];
  site: SiteFacts;
  watchMenus: WatchMenus;
  /** Milliseconds for all calls of a page, and of a form. */
  patienceMs?: { page: number; form: number } | undefined;
}): Promise<LoadDocument> {
  await readPages();
  const patienceMs = options.patienceMs ?? PATIENCE_MS;
  const handlers = new Map(
    [...createRoutesByPattern()].map(([pattern, routes]) => [pattern, createStaticHandler(routes)] as const),
  );
  const load = async (request: PageRequest): Promise<LoadResult> => {
    const { pattern, locale } = findForm(request.url.pathname, handlers);
    const handler = handlers.get(pattern);
    if (!handler) throw new Error(`No handler for ${pattern}.`);
    const context: RenderContext = {
      isShared: request.isShared === true,
      isCacheOnly: request.keptFor !== undefined,
      tags: new Set(),
    };
    const calls = {
      session: request.session,
      cart: request.cart,
      isPro: request.visitor.isProConnected,
      limitMs: request.sent ? patienceMs.form : patienceMs.page,
      waitedMs: request.sent ? 0 : (request.waitedMs ?? 0),
    };
    const send = options.sendForPage(calls, context);
    const session = createSession(request, locale, { ...options, send });
    const result = await handler.query(toRouterRequest(request), {
      requestContext: toContext(session, request),
    });
    const needsRenewal = context.isSessionRefused === true && context.sessionChange === undefined;
    const done = { session: context.sessionChange, cart: context.cartChange, needsRenewal };
    const login = context.isSessionRefused && !request.sent ? loginAfterEnd(request.url) : undefined;
    if (login !== undefined) return { kind: 'redirect', to: login, status: 302, ...done };
    if (result instanceof Response) {
      const to = result.headers.get('location') ?? '/';
      return { kind: 'redirect', to, status: result.status, ...done };
    }
    if (context.sessionChange?.kind === 'closed') session.store.auth.reset();
    options.watchMenus(session.store.settings.menus, locale);
    const error: unknown = Object.values(result.errors ?? {})[0];
    const shown = toShownPage({ ...result, errors: result.errors });
    const page = context.sessionChange?.kind === 'closed' ? sayingItsEnd(shown) : shown;
    const { name: routeName, guards } = findLivePage(pattern).variant.row;
    // What belongs to whoever is logged in is asked for each time, and an error says nothing that could be old.
    const mayBeOld = page.outcome.kind === 'ok' && !guards.includes('authenticated');
    const { staleSince } = context;
    if (mayBeOld && staleSince)
      session.store.settings.setStaleSince({
        ...toStaleWords(staleSince, locale),
        ...(request.keptFor === 'pro' && { isWithoutNetPrices: true }),
      });
    return {
      kind: 'page',
      status: statusOf(page, request.url),
      routeName,
      locale,
      store: session.store,
      page,
      tags: [...context.tags],
      isIncomplete: page.outcome.kind === 'ok' && context.isIncomplete === true,
      retryAfter: context.retryAfter,
      error: error === undefined || isRouteErrorResponse(error) ? undefined : error,
      ...done,
    };
  };
  const formRules: FindFormRules = (pathname) => findLivePage(findForm(pathname, handlers).pattern).page.form;
  return Object.assign(load, { formRules });
}

/** A form whose visitor has lost his session says so, whatever else became of it; what was typed stays. */
function sayingItsEnd(page: ShownPage): ShownPage {
  const { form } = page;
  if (!form || form.errors[WHOLE_FORM] !== undefined) return page;
  const errors = { ...form.errors, [WHOLE_FORM]: 'session_over' };
  return { ...page, form: { ...form, status: 401, errors } };
}

/** The body has been read already: the router only has to know that there was one. */
function toRouterRequest({ url, sent }: PageRequest): Request {
  const headers = { accept: 'text/html' };
  return new Request(url, sent ? { headers, method: 'POST', body: new URLSearchParams() } : { headers });
}

function toContext(session: Session, { sent }: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(sessionContext, session);
  context.set(sentFormContext, sent ?? null);
  return context;
}

/** The form that takes the path; a page that does not exist yet leaves it to the catch-all of its language. */
function findForm(
  pathname: string,
  handlers: Map<string, StaticHandler>,
): { pattern: string; locale: Locale } {
  const variant = matchPath(pathname)?.variant;
  const locale = variant?.locale ?? 'fr';
  if (variant && handlers.has(variant.pattern)) return { pattern: variant.pattern, locale };
  return { pattern: `${prefixOf(locale, variant?.urlTarget ?? 'part')}/{slug*}`, locale };
}

/** What browsers are told of the outside services this site uses. */
function thirdPartiesOf({ tagManager, maps, humanCheck }: SiteFacts): ThirdParties {
  return {
    ...(tagManager && { measurement: { id: tagManager.id, script: tagManager.script } }),
    ...(maps && { maps }),
    ...(humanCheck && { verification: humanCheck }),
  };
}

function createSession(
  { visitor, session, maintenance, clientAddress, visitorId, cart, keptFor, notice }: PageRequest,
  locale: Locale,
  { send, site }: { send: Send; site: SiteFacts },
): Session {
  const store = new RootStore({
    settings: {
      siteUrl: site.publicUrl,
      siteId: site.siteId,
      apiPath: site.apiPath,
      locale,
      mediaUrl: site.mediaUrl,
      cartEnabled: site.cartEnabled,
      thirdParties: thirdPartiesOf(site),
      plans: [],
      target: visitor.isProConnected ? 'pro_connect' : 'part',
      menus: [],
      categories: [],
      settings: [],
      slider: [],
    },
    auth: { isLogged: visitor.isLogged, customerNumber: customerNumberOf(session) },
    // Pages of whoever is not logged in are the same for all: their count comes from the cookie, in the browser.
    ...(visitor.isLogged && site.cartEnabled && { cart: { count: cart.count } }),
  });
  const api = createApi(withCartCount(send, store.cart), {
    siteId: site.siteId,
    locale,
    salesPlanId: () => store.settings.callPlanId,
    isProConnected: () => store.settings.isProConnected,
    clientAddress,
    visitorId,
  });
  const text = createText(SITE_INTL[locale]);
  const isLiveHere = (name: RouteName) => site.cartEnabled || !isShopRoute(name);
  const plan = keptFor && { current: keptFor };
  return {
    store,
    api,
    visitor,
    maintenance,
    isLive: isLiveHere,
    text,
    notices: createServerNotices(notice),
    ...plan,
  };
}

function statusOf({ outcome, form }: ShownPage, url: URL): number {
  if (form && outcome.kind === 'ok') return form.status;
  // A form of the cart was refused, and redirected to the page that shows its errors.
  if (outcome.kind === 'ok' && url.searchParams.has(TYPED_PARAMETER)) return 422;
  return outcome.kind === 'error' ? outcome.status : (outcome.meta.status ?? 200);
}
