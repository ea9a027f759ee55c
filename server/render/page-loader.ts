import {
  createStaticHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandler,
} from 'react-router';
import { createRoutesByPattern } from '#client/app/router/page-routes.ts';
import { sentFormContext, loaderContextKey } from '#client/app/router/router-contexts.ts';
import type { LoaderContext } from '#client/app/router/loader-context.ts';
import type { PageSnapshot } from '#client/app/router/page-snapshot.ts';
import { toPageSnapshot } from '#client/app/router/to-page-snapshot.ts';
import { createTranslate, type Translate } from '#client/app/intl/use-translations.ts';
import { withCartCount } from '#client/app/api/with-cart-count.ts';
import { unknownBrand, type ShownBrand } from '#client/stores/shown-brand.ts';
import { RootStore } from '#client/stores/root-store.ts';
import type { Visitor } from '#routes/guards.ts';
import { matchPath } from '#routes/match-path.ts';
import type { RouteName } from '#routes/paths.ts';
import { loadUserMenu } from '#client/components/header/user-menu-slot.tsx';
import { findRoutedPage, preloadAllPages } from '#routes/tree.tsx';
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
import { loginPathAfterExpiry } from './login-path-after-expiry.ts';
import { SITE_INTL } from './site-intl.ts';
import { formatStaleSince } from './format-stale-since.ts';
import type { WatchMenus } from './watch-menus.ts';

export type PageRequest = {
  url: URL;
  visitor: Visitor;
  session: VisitorSession;
  maintenance: boolean;
  clientAddress: string;
  /** Identifies the visitor for votes on after-sales pages. */
  visitorId: string | undefined;
  /** Cart of the request's cookies. */
  cart: VisitorCart;
  /** The notice that the request's cookie proves (routes/notices.ts). */
  notice?: string | undefined;
  /** The page will be cached and served to others. */
  isShared?: boolean;
  /** Milliseconds the request has waited already: for a session, or for another node. */
  waitedMs?: number;
  sent: SentForm | undefined;
  /**
   * Loads from cached responses only, as any visitor of this audience sees the page, for a customer who is logged in.
   */
  cacheOnlyFor?: UrlTarget;
};

/** A page with its data, ready to be rendered. */
export type LoadedDocument = {
  kind: 'page';
  status: number;
  routeName: RouteName;
  locale: Locale;
  store: RootStore;
  page: PageSnapshot;
  /** Cache tags of its data (server/backoffice/response-tags.ts). */
  tags: string[];
  /** Some data is missing: the page is good enough for this request, and is not cached for long. */
  isIncomplete: boolean;
  /** Seconds after which a refused call may be retried, if the back office states them. */
  retryAfter: number | undefined;
  /** An unexpected error. */
  error: unknown;
};
export type LoadResult = (LoadedDocument | { kind: 'redirect'; to: string; status: number }) & {
  /** Changes that the page's calls made to the session. */
  session?: SessionChange | undefined;
  cart?: CartChange | undefined;
  /** The back office refused the token as ended: with a renewed session the page can be loaded again. */
  needsRenewal?: boolean;
};

export type SiteFacts = Pick<
  Config,
  'siteId' | 'apiPath' | 'publicUrl' | 'mediaUrl' | 'cartEnabled' | 'tagManager' | 'maps' | 'humanCheck'
>;
export type LoadDocument = ((request: PageRequest) => Promise<LoadResult>) & {
  /** Returns the rules of the form that can be posted to a path. */
  formRules: FindFormRules;
  /** The brand of the latest page; `null` before the first. */
  lastBrand: () => ShownBrand | null;
};

/**
 * Milliseconds for all calls of a page: with rendering, a visitor waits two and a half seconds at most. A form waits
 * longer: it is submitted once, and may send email.
 */
const TIMEOUT_MS = { page: 2200, form: 12_000 };

/** Imports the code of all pages, which the loader needs. Callers start it early. */
export async function readPages(): Promise<void> {
  await Promise.all([preloadAllPages(), loadUserMenu()]);
}

/** Creates the loader of pages: it matches an address, runs guards and loader, and returns the page or a redirect. */
export async function createPageLoader(options: {
  sendForPage: BackofficeCalls['sendForPage'];
  site: SiteFacts;
  watchMenus: WatchMenus;
  /** Milliseconds for all calls of a page, and of a form. */
  timeoutMs?: { page: number; form: number } | undefined;
}): Promise<LoadDocument> {
  await readPages();
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const handlers = new Map(
    [...createRoutesByPattern()].map(([pattern, routes]) => [pattern, createStaticHandler(routes)] as const),
  );
  /** Shown while the back office is down. */
  const lastBrands: Partial<Record<Locale, ShownBrand>> = {};
  const load = async (request: PageRequest): Promise<LoadResult> => {
    const { pattern, locale } = findRouteVariant(request.url.pathname, handlers);
    const handler = handlers.get(pattern);
    if (!handler) throw new Error(`No handler for ${pattern}.`);
    const context: RenderContext = {
      isShared: request.isShared === true,
      isCacheOnly: request.cacheOnlyFor !== undefined,
      tags: new Set(),
    };
    const calls = {
      session: request.session,
      cart: request.cart,
      isPro: request.visitor.isProConnected,
      limitMs: request.sent ? timeoutMs.form : timeoutMs.page,
      waitedMs: request.sent ? 0 : (request.waitedMs ?? 0),
    };
    const send = options.sendForPage(calls, context);
    const loaderContext = createLoaderContext(request, locale, {
      ...options,
      send,
      brand: lastBrands[locale],
    });
    const result = await handler.query(toRouterRequest(request), {
      requestContext: toContext(loaderContext, request),
    });
    const needsRenewal = context.isSessionRefused === true && context.sessionChange === undefined;
    const done = { session: context.sessionChange, cart: context.cartChange, needsRenewal };
    const login = context.isSessionRefused && !request.sent ? loginPathAfterExpiry(request.url) : undefined;
    if (login !== undefined) return { kind: 'redirect', to: login, status: 302, ...done };
    if (result instanceof Response) {
      const to = result.headers.get('location') ?? '/';
      return { kind: 'redirect', to, status: result.status, ...done };
    }
    if (context.sessionChange?.kind === 'closed') loaderContext.store.auth.reset();
    const { settings } = loaderContext.store;
    if (settings.plans.length > 0) lastBrands[locale] = settings.brand;
    options.watchMenus(loaderContext.store.settings.menus, locale);
    const error: unknown = Object.values(result.errors ?? {})[0];
    const shown = toPageSnapshot({ ...result, errors: result.errors });
    const page = context.sessionChange?.kind === 'closed' ? withSessionOverError(shown) : shown;
    const { name: routeName, guards } = findRoutedPage(pattern).variant.row;
    // Private data is loaded for each request, and an error page has no data that could be stale.
    const mayBeStale = page.outcome.kind === 'ok' && !guards.includes('authenticated');
    const { staleSince } = context;
    if (mayBeStale && staleSince)
      loaderContext.store.settings.setStaleSince({
        ...formatStaleSince(staleSince, locale),
        ...(request.cacheOnlyFor === 'pro' && { isWithoutNetPrices: true }),
      });
    return {
      kind: 'page',
      status: statusOf(page, request.url),
      routeName,
      locale,
      store: loaderContext.store,
      page,
      tags: [...context.tags],
      isIncomplete: page.outcome.kind === 'ok' && context.isIncomplete === true,
      retryAfter: context.retryAfter,
      error: error === undefined || isRouteErrorResponse(error) ? undefined : error,
      ...done,
    };
  };
  const formRules: FindFormRules = (pathname) =>
    findRoutedPage(findRouteVariant(pathname, handlers).pattern).page.form;
  const lastBrand = () => Object.values(lastBrands)[0] ?? null;
  return Object.assign(load, { formRules, lastBrand });
}

/** Adds the error of an ended session to the form, unless it has one already; typed values stay. */
function withSessionOverError(page: PageSnapshot): PageSnapshot {
  const { form } = page;
  if (!form || form.errors[WHOLE_FORM] !== undefined) return page;
  const errors = { ...form.errors, [WHOLE_FORM]: 'session_over' };
  return { ...page, form: { ...form, status: 401, errors } };
}

/** The body has been read already: the router only needs the method. */
function toRouterRequest({ url, sent }: PageRequest): Request {
  const headers = { accept: 'text/html' };
  return new Request(url, sent ? { headers, method: 'POST', body: new URLSearchParams() } : { headers });
}

function toContext(loaderContext: LoaderContext, { sent }: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(loaderContextKey, loaderContext);
  context.set(sentFormContext, sent ?? null);
  return context;
}

/** Finds the route variant of a path; a disabled page is left to the catch-all route of its language. */
function findRouteVariant(
  pathname: string,
  handlers: Map<string, StaticHandler>,
): { pattern: string; locale: Locale } {
  const variant = matchPath(pathname)?.variant;
  const locale = variant?.locale ?? 'fr';
  if (variant && handlers.has(variant.pattern)) return { pattern: variant.pattern, locale };
  return { pattern: `${prefixOf(locale, variant?.urlTarget ?? 'part')}/{slug*}`, locale };
}

/** Lists the third parties that the site uses, for browsers. */
function thirdPartiesOf({ tagManager, maps, humanCheck }: SiteFacts): ThirdParties {
  return {
    ...(tagManager && { measurement: { id: tagManager.id, script: tagManager.script } }),
    ...(maps && { maps }),
    ...(humanCheck && { verification: humanCheck }),
  };
}

function createLoaderContext(
  { visitor, session, maintenance, clientAddress, visitorId, cart, cacheOnlyFor, notice }: PageRequest,
  locale: Locale,
  { send, site, brand }: { send: Send; site: SiteFacts; brand: ShownBrand | undefined },
): LoaderContext {
  const store = new RootStore({
    settings: {
      siteUrl: site.publicUrl,
      siteId: site.siteId,
      brand: brand ?? unknownBrand(new URL(site.publicUrl).host, locale),
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
    // Pages without a login are the same for all: browsers read their count from the cookie.
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
  // The brand is known once the site is loaded.
  const text: Translate = (id, values) =>
    createTranslate(SITE_INTL[locale], store.settings.brand)(id, values);
  const plan = cacheOnlyFor && { current: cacheOnlyFor };
  return {
    store,
    api,
    visitor,
    maintenance,
    isEnabled: (name) => store.settings.isEnabled(name),
    text,
    notices: createServerNotices(notice),
    ...plan,
  };
}

function statusOf({ outcome, form }: PageSnapshot, url: URL): number {
  if (form && outcome.kind === 'ok') return form.status;
  // A refused cart form redirects to the page that shows its errors.
  if (outcome.kind === 'ok' && url.searchParams.has(TYPED_PARAMETER)) return 422;
  return outcome.kind === 'error' ? outcome.status : (outcome.meta.status ?? 200);
}
