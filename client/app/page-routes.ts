import {
  data,
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';
import type { LazyPage, PageForm } from '#routes/lazy-page.tsx';
import { routerPath, toPageMatch } from '#routes/match.ts';
import { LIVE_VARIANTS } from '#routes/tree.tsx';
import type { RouteVariant } from '#routes/variants.ts';
import type { Locale } from '#shared/locale.ts';
import type { ActionOutcome } from '#client/pages/page-action.ts';
import type { PageLoad } from '#client/pages/page-load.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';
import { enterAction } from './enter-action.ts';
import { enterPage } from './enter-page.ts';
import { sentFormContext, sessionContext } from './session-context.ts';
import type { LoadedPage } from './shown-page.ts';
import type { Session } from './session.ts';

const NOT_FOUND: ActionOutcome = { kind: 'notFound' };

/** The routes of a language, in the browser. */
export function createRoutes(locale: Locale): RouteObject[] {
  return LIVE_VARIANTS.filter(({ variant }) => variant.locale === locale).map(({ variant, page }) =>
    variant.row.policy === 'site' ? toBrowserRoute(variant, page) : toDocumentRoute(variant),
  );
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
    loader: async (args) => toRouterAnswer(await findOutcome(args, variant, page)),
    ...(page.form && { action: (args) => sendForm(args, variant, page.form as PageForm) }),
  };
}

/** A page the back office does not answer for is asked for as a document: the server may have kept it. */
function toBrowserRoute(variant: RouteVariant, page: LazyPage): RouteObject {
  return {
    ...toRoute(variant, page),
    loader: async (args) => {
      const { guesses, store } = args.context.get(sessionContext);
      // A page without the visitor's own prices was made without his session: the next one may have it again.
      if (guesses?.isLacking(page) || store.settings.staleSince?.isWithoutNetPrices) askForDocument(args);
      const outcome = await findOutcome(args, variant, page);
      const isAnswered = outcome.kind === 'unavailable' && outcome.isAnswered;
      // The page being shown stays: something may be half typed in it.
      if (isAnswered && new URL(args.request.url).pathname !== window.location.pathname) askForDocument(args);
      return toRouterAnswer(outcome);
    },
  };
}

/** A page with headers of its own: the browser asks the server for it. */
function toDocumentRoute(variant: RouteVariant): RouteObject {
  return { id: variant.pattern, path: routerPath(variant), caseSensitive: true, loader: askForDocument };
}

function askForDocument({ request }: LoaderFunctionArgs): never {
  const { pathname, search, hash } = new URL(request.url);
  throw redirectDocument(pathname + search + hash);
}

async function findOutcome(
  { request, params, context }: LoaderFunctionArgs,
  variant: RouteVariant,
  page: LazyPage,
): Promise<PageOutcome<unknown>> {
  const session = context.get(sessionContext);
  const url = new URL(request.url);
  const match = toPageMatch(variant, params, url.pathname);
  await session.learnTexts?.(page.texts);
  const [outcome] = await Promise.all([
    match ? enterPage(session, { variant, match, url, load: toLoad(session, page, url) }) : notFound(session),
    page.preload(),
  ]);
  return outcome;
}

/** A loader that ran ahead need not run again. */
function toLoad({ guesses }: Session, { load }: LazyPage, url: URL): PageLoad<unknown> {
  return guesses ? async (args) => (await guesses.take(url)) ?? load(args) : load;
}

/** Runs the page's action; what a form brings that was not taken goes to the page beside the loader's data. */
async function sendForm(
  { request, params, context }: ActionFunctionArgs,
  variant: RouteVariant,
  { act }: PageForm,
): Promise<unknown> {
  const session = context.get(sessionContext);
  const url = new URL(request.url);
  const match = toPageMatch(variant, params, url.pathname);
  const sent = context.get(sentFormContext) ?? { form: await request.formData() };
  const outcome = match ? await enterAction(session, { variant, match, url }, sent, act) : NOT_FOUND;
  // With a refusal's status the browser keeps the page's data instead of loading it again.
  return outcome.kind === 'invalid'
    ? data(outcome.form, { status: outcome.form.status })
    : toRouterAnswer(outcome);
}

/** A list with malformed filters is no page; the layout around its error page is complete all the same. */
async function notFound(session: Session): Promise<PageOutcome<never>> {
  await session.store.settings.loadNavigation(session.api);
  return { kind: 'notFound' };
}

/** React-router takes redirects and refusals as things thrown. */
function toRouterAnswer(outcome: PageOutcome<unknown>): LoadedPage {
  switch (outcome.kind) {
    case 'ok':
      return { data: outcome.data, meta: outcome.meta };
    case 'redirect':
      throw (outcome.isNewDocument ? redirectDocument : redirect)(toAscii(outcome.to), outcome.status);
    case 'notFound':
      throw data(null, { status: 404 });
    case 'unauthorised':
      throw data(null, { status: 401 });
    case 'unavailable':
      throw data(null, { status: outcome.status });
  }
}

/** The same address as a header can hold it: letters of other alphabets, which addresses of entities may have, are encoded. */
function toAscii(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://site.invalid');
  return pathname + search + hash;
}
