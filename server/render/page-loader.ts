import {
  createStaticHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import type { LoadedPage } from '#client/app/loaded-page.ts';
import { sessionContext, type Session } from '#client/app/session.ts';
import { RootStore } from '#client/stores/root-store.ts';
import type { Visitor } from '#routes/guards.ts';
import { matchPath } from '#routes/match.ts';
import type { RouteName } from '#routes/paths.ts';
import { createRoutesByPattern, isLive, preloadAllPages } from '#routes/tree.tsx';
import { createApi } from '#shared/api/create-api.ts';
import type { Send } from '#shared/api/send.ts';
import type { Locale } from '#shared/locale.ts';
import type { MessageId } from '#client/app/messages.ts';
import { createDeadlineSend } from '../backoffice/deadline-send.ts';
import { SITE_INTL } from './site-intl.ts';

export type PageRequest = { url: URL; visitor: Visitor; maintenance: boolean };

/** A page with its data, ready to be rendered. */
export type LoadedDocument = {
  kind: 'page';
  status: number;
  routeName: RouteName;
  pattern: string;
  locale: Locale;
  store: RootStore;
  handler: StaticHandler;
  context: StaticHandlerContext;
  /** What went wrong that nobody foresaw. */
  error: unknown;
};
export type LoadResult = LoadedDocument | { kind: 'redirect'; to: string; status: number };

export type SiteFacts = { siteId: number; publicUrl: string; mediaUrl: string; cartEnabled: boolean };
export type LoadDocument = (request: PageRequest) => Promise<LoadResult>;

/** A page's calls together: with the render after them a visitor waits two and a half seconds at most. */
const PATIENCE_MS = 2200;

/** Matches an address, runs guards and loader, and gives the page or where to go instead. */
export async function createPageLoader(options: { send: Send; site: SiteFacts }): Promise<LoadDocument> {
  await preloadAllPages();
  const handlers = new Map(
    [...createRoutesByPattern()].map(([pattern, routes]) => [pattern, createStaticHandler(routes)] as const),
  );
  return async (request) => {
    const pattern = livePattern(request.url.pathname, handlers);
    const handler = handlers.get(pattern);
    if (!handler) throw new Error(`No handler for ${pattern}.`);
    const session = createSession(request, options);
    const result = await handler.query(new Request(request.url, { headers: { accept: 'text/html' } }), {
      requestContext: new RouterContextProvider(new Map([[sessionContext, session]])),
    });
    if (result instanceof Response) {
      return { kind: 'redirect', to: result.headers.get('location') ?? '/', status: result.status };
    }
    return toDocument(result, { pattern, session, handler });
  };
}

/** The pattern that takes the path; a page that does not exist yet leaves it to the catch-all of its language. */
function livePattern(pathname: string, handlers: Map<string, StaticHandler>): string {
  const variant = matchPath(pathname)?.variant;
  if (variant && handlers.has(variant.pattern)) return variant.pattern;
  const prefix = variant ? prefixOfPattern(variant.locale, variant.urlTarget) : '';
  return `${prefix}/{slug*}`;
}

function prefixOfPattern(locale: Locale, urlTarget: string): string {
  return (locale === 'en' ? '/en' : '') + (urlTarget === 'pro' ? '/pro' : '');
}

function createSession(request: PageRequest, { send, site }: { send: Send; site: SiteFacts }): Session {
  const locale = matchPath(request.url.pathname)?.variant.locale ?? 'fr';
  const store = new RootStore({
    settings: {
      siteUrl: site.publicUrl,
      siteId: site.siteId,
      locale,
      mediaUrl: site.mediaUrl,
      cartEnabled: site.cartEnabled,
      plans: [],
      target: request.visitor.isProConnected ? 'pro_connect' : 'part',
      menus: [],
      categories: [],
      settings: [],
      slider: [],
    },
    auth: { isLogged: request.visitor.isLogged },
  });
  const api = createApi(createDeadlineSend(send, PATIENCE_MS), {
    siteId: site.siteId,
    locale,
    salesPlanId: () => store.settings.callPlanId,
  });
  const text = (id: MessageId, values?: Record<string, string | number>) =>
    SITE_INTL[locale].formatMessage({ id }, values);
  return { store, api, visitor: request.visitor, maintenance: request.maintenance, isLive, text };
}

function toDocument(
  context: StaticHandlerContext,
  { pattern, session, handler }: { pattern: string; session: Session; handler: StaticHandler },
): LoadedDocument {
  const loaded = context.loaderData[pattern] as LoadedPage | undefined;
  const error = Object.values(context.errors ?? {})[0];
  return {
    kind: 'page',
    status: context.errors ? context.statusCode : (loaded?.meta.status ?? 200),
    routeName: context.matches.at(-1)?.route.handle?.variant.row.name as RouteName,
    pattern,
    locale: session.store.settings.locale,
    store: session.store,
    handler,
    context,
    error: error === undefined || isRouteErrorResponse(error) ? undefined : error,
  };
}
