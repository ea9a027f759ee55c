import {
  data,
  redirect,
  redirectDocument,
  replace,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { LazyPage, PageForm } from '#routes/lazy-page.tsx';
import { routerPath, toPageMatch, type PageMatch } from '#routes/match.ts';
import { ROUTED_PAGES } from '#routes/tree.tsx';
import type { RouteVariant } from '#routes/variants.ts';
import { hasLegacyQuery } from '#shared/domain/legacy-query.ts';
import { localeOfPath, type Locale } from '#shared/locale.ts';
import type { ActionOutcome } from '#client/pages/common/load/page-action.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';
import { isMissingCode, reloadWhenRestored } from '#client/app/parts/chunk-reload.ts';
import { runAction } from '#client/app/forms/run-action.ts';
import { loadPage } from './load-page.ts';
import { settleSaves } from '#client/app/forms/pending-saves.ts';
import { postDocument } from '#client/app/forms/post-document.ts';
import {
  historyContext,
  refusedFormContext,
  sentFormContext,
  loaderContextKey,
  currentDataContext,
} from './router-contexts.ts';
import type { LoadedPage } from './page-snapshot.ts';
import type { LoaderContext } from './loader-context.ts';

const NOT_FOUND: ActionOutcome = { kind: 'notFound' };
const SESSION_EXPIRED = 401;

type LoadDocument = (args: LoaderFunctionArgs) => never;

/** Browser routes of a language. `findHash` returns the requested fragment, which requests lack. */
export function createRoutes(locale: Locale, findHash: () => string): RouteObject[] {
  const loadDocument: LoadDocument = ({ request }) => {
    const { pathname, search } = new URL(request.url);
    throw redirectDocument(pathname + search + findHash());
  };
  const routes = ROUTED_PAGES.filter(({ variant }) => variant.locale === locale).map(({ variant, page }) =>
    variant.row.policy === 'site'
      ? toBrowserRoute(variant, page, loadDocument)
      : toDocumentRoute(variant, loadDocument),
  );
  // Pages of the other language are new documents.
  return [...routes, { id: 'elsewhere', path: '*', loader: loadDocument }];
}

/** Single routes by pattern, for the server, which has already matched. */
export function createRoutesByPattern(): Map<string, RouteObject[]> {
  return new Map(ROUTED_PAGES.map(({ variant, page }) => [variant.pattern, [toRoute(variant, page)]]));
}

function toRoute(variant: RouteVariant, page: LazyPage): RouteObject {
  return {
    id: variant.pattern,
    path: routerPath(variant),
    caseSensitive: true,
    shouldRevalidate,
    loader: async (args) => toRouterResult(args, await findOutcome(args, variant, page)),
    ...(page.form && { action: (args) => sendForm(args, variant, page.form as PageForm) }),
  };
}

/**
 * A refused form reloads the page's data, which may have been out of date. After a failure of the back office, or if
 * the session expired, the loader would fail too: the page stays, with the input.
 */
function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (actionStatus === undefined) return defaultShouldRevalidate;
  return actionStatus < 500 && actionStatus !== SESSION_EXPIRED;
}

/**
 * Requests a document if the back office is unavailable, since the server may have a cached page, or if a module of the
 * page or action is missing (ER-08): a document has the new file names.
 */
function toBrowserRoute(variant: RouteVariant, page: LazyPage, loadDocument: LoadDocument): RouteObject {
  const { form } = page;
  return {
    ...toRoute(variant, page),
    loader: async (args) => {
      const { staleSince } = args.context.get(loaderContextKey).store.settings;
      const isRefused = args.context.get(refusedFormContext);
      if (!isRefused && mayBeRedirected(variant, args.request.url)) loadDocument(args);
      // A page without net prices was rendered without the session; a document may have them again.
      if (staleSince?.isWithoutNetPrices && !isRefused) loadDocument(args);
      const outcome = await orDocument(findOutcome(args, variant, page), () => loadDocument(args));
      if (!isRefused && outcome.kind === 'notFound' && (await isRedirectedAddress(args))) loadDocument(args);
      const shown = isRefused && args.context.get(currentDataContext)(variant.pattern);
      if (shown && outcome.kind === 'unavailable') return shown;
      const hasResponded = outcome.kind === 'unavailable' && outcome.hasResponded;
      // The current page stays, because it may contain input.
      if (hasResponded && new URL(args.request.url).pathname !== window.location.pathname) loadDocument(args);
      return toRouterResult(args, outcome, args.context.get(historyContext)());
    },
    ...(form && {
      action: async (args) => {
        const sent = await args.request.formData();
        args.context.set(sentFormContext, { form: sent });
        return orDocument(sendWhenLoaded(args, variant, page, form), () => {
          postDocument(args.request.url, sent);
        });
      },
    }),
  };
}

/** Asks the server's redirect resolver about an address without a page. False if that call fails. */
async function isRedirectedAddress({ request, context }: LoaderFunctionArgs): Promise<boolean> {
  try {
    const target = await context.get(loaderContextKey).api.urlTarget(request.url);
    return 'type' in target && target.type === 'redirect';
  } catch {
    return false;
  }
}

/** True for an address that the redirect table may handle, which precedes pages on the server. */
function mayBeRedirected({ alias, locale }: RouteVariant, address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return alias || localeOfPath(pathname) !== locale || hasLegacyQuery(searchParams);
}

/** Waits for the modules of the action and the next page, and for background saves, before it sends the form. */
async function sendWhenLoaded(
  args: ActionFunctionArgs,
  variant: RouteVariant,
  page: LazyPage,
  form: PageForm,
): Promise<unknown> {
  await Promise.all([form.preload(), page.preloadLoader(), settleSaves()]);
  return sendForm(args, variant, form);
}

/**
 * Awaits a router step. If its code is missing, `loadDocument` loads a document instead. Offline, the page stays and
 * shows the error.
 */
async function orDocument<Value>(step: Promise<Value>, loadDocument: () => void): Promise<Value> {
  try {
    return await step;
  } catch (error) {
    if (!isMissingCode(error) || !navigator.onLine) throw error;
    reloadWhenRestored();
    loadDocument();
    return new Promise(() => undefined);
  }
}

/** A page with its own headers is always a new document. */
function toDocumentRoute(variant: RouteVariant, loadDocument: LoadDocument): RouteObject {
  return { id: variant.pattern, path: routerPath(variant), caseSensitive: true, loader: loadDocument };
}

async function findOutcome(
  { request, params, context }: LoaderFunctionArgs,
  variant: RouteVariant,
  page: LazyPage,
): Promise<PageOutcome<unknown>> {
  const loaderContext = context.get(loaderContextKey);
  const url = new URL(request.url);
  const match = toPageMatch(variant, params, url.pathname);
  const refused = context.get(refusedFormContext) ?? undefined;
  await loaderContext.loadMessages?.(page.messageGroups);
  const [outcome] = await Promise.all([
    match
      ? loadPage(loaderContext, { variant, match, url, load: toLoad(loaderContext, page, url), refused })
      : notFound(loaderContext),
    page.preload(),
  ]);
  return refused?.status === SESSION_EXPIRED && outcome.kind === 'redirect' && match
    ? withoutSession(loaderContext, match)
    : outcome;
}

/** The login page would lose the form, so its values stay with an error page. */
async function withoutSession(
  { store, api }: LoaderContext,
  { target }: PageMatch,
): Promise<PageOutcome<never>> {
  store.settings.enter(target === 'pro' ? 'pro' : 'part');
  await store.settings.loadNavigation(api).catch(() => undefined);
  return { kind: 'unauthorised' };
}

/** Uses a prefetched result if there is one. */
function toLoad({ prefetched }: LoaderContext, { load }: LazyPage, url: URL): PageLoad<unknown> {
  return prefetched ? async (args) => (await prefetched.take(url)) ?? load(args) : load;
}

/** Runs the page's action; a refused form is passed to the page beside the loader's data. */
async function sendForm(
  args: ActionFunctionArgs,
  variant: RouteVariant,
  { act }: PageForm,
): Promise<unknown> {
  const { request, params, context } = args;
  const loaderContext = context.get(loaderContextKey);
  const url = new URL(request.url);
  const match = toPageMatch(variant, params, url.pathname);
  const sent = context.get(sentFormContext) ?? { form: await request.formData() };
  const outcome = match ? await runAction(loaderContext, { variant, match, url }, sent, act) : NOT_FOUND;
  if (outcome.kind !== 'invalid') return toRouterResult(args, outcome);
  context.set(refusedFormContext, outcome.form);
  return data(outcome.form, { status: outcome.form.status });
}

/** A list with malformed filters is not found; its error page still has the menus. */
async function notFound(loaderContext: LoaderContext): Promise<PageOutcome<never>> {
  await loaderContext.store.settings.loadNavigation(loaderContext.api);
  return { kind: 'notFound' };
}

/**
 * React-router expects redirects and errors to be thrown. A history entry that redirects is replaced: otherwise going
 * back again would hit the same redirect, and the forward entries would be lost.
 */
function toRouterResult(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  outcome: PageOutcome<unknown>,
  isHistoryNavigation = false,
): LoadedPage {
  switch (outcome.kind) {
    case 'ok':
      return { data: outcome.data, meta: outcome.meta };
    case 'redirect':
      context.get(loaderContextKey).notices.prove?.(outcome.to, outcome.isNewDocument === true);
      if (outcome.isNewDocument) throw redirectDocument(toAscii(outcome.to), outcome.status);
      throw (isHistoryNavigation ? replace : redirect)(toAscii(outcome.to), outcome.status);
    case 'notFound':
      throw data(null, { status: 404 });
    case 'unauthorised':
      throw data(null, { status: 401 });
    case 'forbidden':
      throw data(null, { status: 403 });
    case 'unavailable':
      throw data(null, { status: outcome.status });
  }
}

/** Encodes non-ASCII characters of an address for a header. */
function toAscii(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://site.invalid');
  return pathname + search + hash;
}
