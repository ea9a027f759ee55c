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
import { LIVE_VARIANTS } from '#routes/tree.tsx';
import type { RouteVariant } from '#routes/variants.ts';
import { hasLegacyQuery } from '#shared/domain/legacy-query.ts';
import { localeOfPath, type Locale } from '#shared/locale.ts';
import type { ActionOutcome } from '#client/pages/common/load/page-action.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';
import { isMissingCode, reloadWhenRestored } from '#client/app/parts/chunk-reload.ts';
import { enterAction } from '#client/app/forms/enter-action.ts';
import { enterPage } from './enter-page.ts';
import { settleSaves } from '#client/app/forms/pending-saves.ts';
import { postDocument } from '#client/app/forms/post-document.ts';
import {
  historyContext,
  refusedFormContext,
  sentFormContext,
  sessionContext,
  shownDataContext,
} from '#client/app/session/session-context.ts';
import type { LoadedPage } from './shown-page.ts';
import type { Session } from '#client/app/session/session.ts';

const NOT_FOUND: ActionOutcome = { kind: 'notFound' };
const SESSION_OVER = 401;

/** Leaves for the address of a request by a new document. */
type AskForDocument = (args: LoaderFunctionArgs) => never;

/** The routes of a language, in the browser. `findHash` says where on the requested page; requests do not. */
export function createRoutes(locale: Locale, findHash: () => string): RouteObject[] {
  const askForDocument: AskForDocument = ({ request }) => {
    const { pathname, search } = new URL(request.url);
    throw redirectDocument(pathname + search + findHash());
  };
  const routes = LIVE_VARIANTS.filter(({ variant }) => variant.locale === locale).map(({ variant, page }) =>
    variant.row.policy === 'site'
      ? toBrowserRoute(variant, page, askForDocument)
      : toDocumentRoute(variant, askForDocument),
  );
  // Pages of the other language are documents of their own.
  return [...routes, { id: 'elsewhere', path: '*', loader: askForDocument }];
}

/** Each form of each page alone, by its pattern: the server has matched already. */
export function createRoutesByPattern(): Map<string, RouteObject[]> {
  return new Map(LIVE_VARIANTS.map(({ variant, page }) => [variant.pattern, [toRoute(variant, page)]]));
}

function toRoute(variant: RouteVariant, page: LazyPage): RouteObject {
  return {
    id: variant.pattern,
    path: routerPath(variant),
    caseSensitive: true,
    shouldRevalidate,
    loader: async (args) => toRouterAnswer(args, await findOutcome(args, variant, page)),
    ...(page.form && { action: (args) => sendForm(args, variant, page.form as PageForm) }),
  };
}

/**
 * A refused form shows the page as it is now: it may have been refused because the page was out of date. After a failure
 * of the back office, or when the session is over, the loader would find nothing: the page stays, with what is typed in it.
 */
function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (actionStatus === undefined) return defaultShouldRevalidate;
  return actionStatus < 500 && actionStatus !== SESSION_OVER;
}

/**
 * Requests the target as a document where the back office does not answer, since the server may have it in its cache,
 * and where code of the page or of the form's action is missing (ER-08): a document names the new files.
 */
function toBrowserRoute(variant: RouteVariant, page: LazyPage, askForDocument: AskForDocument): RouteObject {
  const { form } = page;
  return {
    ...toRoute(variant, page),
    loader: async (args) => {
      const { staleSince } = args.context.get(sessionContext).store.settings;
      const isRefused = args.context.get(refusedFormContext);
      if (!isRefused && mayBeOld(variant, args.request.url)) askForDocument(args);
      // A page without the visitor's own prices was made without his session: the next one may have it again.
      if (staleSince?.isWithoutNetPrices && !isRefused) askForDocument(args);
      const outcome = await orDocument(findOutcome(args, variant, page), () => askForDocument(args));
      if (!isRefused && outcome.kind === 'notFound' && (await isOldAddress(args))) askForDocument(args);
      const shown = isRefused && args.context.get(shownDataContext)(variant.pattern);
      if (shown && outcome.kind === 'unavailable') return shown;
      const isAnswered = outcome.kind === 'unavailable' && outcome.isAnswered;
      // The page being shown stays: something may be half typed in it.
      if (isAnswered && new URL(args.request.url).pathname !== window.location.pathname) askForDocument(args);
      return toRouterAnswer(args, outcome, args.context.get(historyContext)());
    },
    ...(form && {
      action: async (args) => {
        const sent = await args.request.formData();
        args.context.set(sentFormContext, { form: sent });
        return orDocument(sendAllLoaded(args, variant, page, form), () => {
          postDocument(args.request.url, sent);
        });
      },
    }),
  };
}

/** Asks the server's resolver about an address that no page answers. Without its word the page is missing. */
async function isOldAddress({ request, context }: LoaderFunctionArgs): Promise<boolean> {
  try {
    const target = await context.get(sessionContext).api.urlTarget(request.url);
    return 'type' in target && target.type === 'redirect';
  } catch {
    return false;
  }
}

/** True for an address that the server may redirect otherwise than the page does: the table of old addresses comes first. */
function mayBeOld({ alias, locale }: RouteVariant, address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return alias || localeOfPath(pathname) !== locale || hasLegacyQuery(searchParams);
}

/** Nothing is sent before all code is there that the form needs, and the page after it, and before what the page saves by itself is saved. */
async function sendAllLoaded(
  args: ActionFunctionArgs,
  variant: RouteVariant,
  page: LazyPage,
  form: PageForm,
): Promise<unknown> {
  await Promise.all([form.preload(), page.preloadLoader(), settleSaves()]);
  return sendForm(args, variant, form);
}

/**
 * Awaits a step of the router. Where code for it is missing, `askDocument` leaves this document instead. Without a
 * connection the page stays and reports that.
 */
async function orDocument<Value>(step: Promise<Value>, askDocument: () => void): Promise<Value> {
  try {
    return await step;
  } catch (error) {
    if (!isMissingCode(error) || !navigator.onLine) throw error;
    reloadWhenRestored();
    askDocument();
    return new Promise(() => undefined);
  }
}

/** A page with headers of its own: the browser asks the server for it. */
function toDocumentRoute(variant: RouteVariant, askForDocument: AskForDocument): RouteObject {
  return { id: variant.pattern, path: routerPath(variant), caseSensitive: true, loader: askForDocument };
}

async function findOutcome(
  { request, params, context }: LoaderFunctionArgs,
  variant: RouteVariant,
  page: LazyPage,
): Promise<PageOutcome<unknown>> {
  const session = context.get(sessionContext);
  const url = new URL(request.url);
  const match = toPageMatch(variant, params, url.pathname);
  const refused = context.get(refusedFormContext) ?? undefined;
  await session.learnTexts?.(page.texts);
  const [outcome] = await Promise.all([
    match
      ? enterPage(session, { variant, match, url, load: toLoad(session, page, url), refused })
      : notFound(session),
    page.preload(),
  ]);
  return refused?.status === SESSION_OVER && outcome.kind === 'redirect' && match
    ? withoutSession(session, match)
    : outcome;
}

/** The page cannot be shown, and the login page would lose the form: what it brought stays with the error page. */
async function withoutSession({ store, api }: Session, { target }: PageMatch): Promise<PageOutcome<never>> {
  store.settings.enter(target === 'pro' ? 'pro' : 'part');
  await store.settings.loadNavigation(api).catch(() => undefined);
  return { kind: 'unauthorised' };
}

/** A loader that ran ahead need not run again. */
function toLoad({ guesses }: Session, { load }: LazyPage, url: URL): PageLoad<unknown> {
  return guesses ? async (args) => (await guesses.take(url)) ?? load(args) : load;
}

/** Runs the page's action; what a form brings that was not taken goes to the page beside the loader's data. */
async function sendForm(
  args: ActionFunctionArgs,
  variant: RouteVariant,
  { act }: PageForm,
): Promise<unknown> {
  const { request, params, context } = args;
  const session = context.get(sessionContext);
  const url = new URL(request.url);
  const match = toPageMatch(variant, params, url.pathname);
  const sent = context.get(sentFormContext) ?? { form: await request.formData() };
  const outcome = match ? await enterAction(session, { variant, match, url }, sent, act) : NOT_FOUND;
  if (outcome.kind !== 'invalid') return toRouterAnswer(args, outcome);
  context.set(refusedFormContext, outcome.form);
  return data(outcome.form, { status: outcome.form.status });
}

/** A list with malformed filters is no page; the layout around its error page is complete all the same. */
async function notFound(session: Session): Promise<PageOutcome<never>> {
  await session.store.settings.loadNavigation(session.api);
  return { kind: 'notFound' };
}

/**
 * React-router takes redirects and refusals as things thrown. A page of the history that leads elsewhere now is replaced:
 * going back again would lead to the same place, and the way forward would be lost.
 */
function toRouterAnswer(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  outcome: PageOutcome<unknown>,
  isOfHistory = false,
): LoadedPage {
  switch (outcome.kind) {
    case 'ok':
      return { data: outcome.data, meta: outcome.meta };
    case 'redirect':
      context.get(sessionContext).notices.prove?.(outcome.to, outcome.isNewDocument === true);
      if (outcome.isNewDocument) throw redirectDocument(toAscii(outcome.to), outcome.status);
      throw (isOfHistory ? replace : redirect)(toAscii(outcome.to), outcome.status);
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

/** The same address as a header can hold it: letters of other alphabets, which addresses of entities may have, are encoded. */
function toAscii(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://site.invalid');
  return pathname + search + hash;
}
