import { canonicalPath } from '#routes/canonical.ts';
import { runGuards, type PageProperties } from '#routes/guards.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import type { PageMatch } from '#routes/match.ts';
import { isExpressRoute } from '#routes/express-routes.ts';
import { withoutNotice } from '#routes/notices.ts';
import type { RouteVariant } from '#routes/variants.ts';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import { hasPlanFor } from '#shared/domain/sales-plan.ts';
import type { FormState } from '#shared/form-state.ts';
import { OutcomeError, type PageMeta, type PageOutcome } from '#shared/page-outcome.ts';
import { loadExpress } from './load-express.ts';
import { outcomeOfError } from './outcome-of-error.ts';
import type { LoaderContext } from './loader-context.ts';

export type PageRequest = { variant: RouteVariant; match: PageMatch; url: URL };
export type LoadRequest = PageRequest & {
  load: PageLoad<unknown>;
  refused?: FormState | undefined;
};

/**
 * Loads the data of a page: canonical address, site, guards, audience, navigation, loader. Changes only the visitor's
 * stores.
 */
export async function loadPage(context: LoaderContext, request: LoadRequest): Promise<PageOutcome<unknown>> {
  const address = request.url.pathname + request.url.search;
  // The notice of a page with a refused form was proven when the page was shown.
  if (!request.refused && !context.notices.enter(address))
    return { kind: 'redirect', to: withoutNotice(address), status: 302 };
  try {
    const result = await checkGuards(context, request);
    if ('outcome' in result) return result.outcome;
    return withoutLoop(await loadData(context, request, result.properties), request);
  } catch (error) {
    const outcome = error instanceof OutcomeError ? error.outcome : outcomeOfError(error, context, request);
    // The error page needs the menus, even if they are still loading.
    if (outcome?.kind !== 'redirect')
      await context.store.settings.loadNavigation(context.api).catch(() => undefined);
    if (!outcome) throw error;
    return withoutLoop(outcome, request);
  }
}

/** A redirect of a page to itself would loop: the page is missing. */
function withoutLoop(outcome: PageOutcome<unknown>, { url }: PageRequest): PageOutcome<unknown> {
  const isLoop = outcome.kind === 'redirect' && outcome.to === url.pathname + url.search;
  return isLoop ? { kind: 'notFound' } : outcome;
}

/** Runs the guards and sets the audience of subsequent calls. */
export async function checkGuards(
  context: LoaderContext,
  { variant, match, url }: PageRequest,
): Promise<{ outcome: PageOutcome<never> } | { properties: Partial<PageProperties> }> {
  const canonical = canonicalPath(variant, match);
  if (canonical !== undefined)
    return { outcome: { kind: 'redirect', to: canonical + url.search, status: 301 } };
  await loadPlans(context);
  if (!context.store.settings.isEnabled(match.row.name)) throw new OutcomeError({ kind: 'notFound' });
  const result = runGuards(match.row.guards, {
    match,
    visitor: context.visitor,
    // As on the server: for anonymous visitors only the address decides the audience.
    current: context.current ?? (context.visitor.isProConnected ? 'pro_connect' : 'part'),
    maintenance: context.maintenance,
    requested: url.pathname + url.search,
  });
  if ('properties' in result && result.properties.target)
    context.store.settings.enter(result.properties.target);
  const { plans, target } = context.store.settings;
  if ('properties' in result && !hasPlanFor(plans, target)) throw new OutcomeError({ kind: 'notFound' });
  return result;
}

async function loadData(
  context: LoaderContext,
  { match, url, load, refused }: LoadRequest,
  properties: Partial<PageProperties>,
): Promise<PageOutcome<unknown>> {
  const { store, api, text } = context;
  const [outcome] = await Promise.all([
    load({ api, store, match, search: url.searchParams, text, ...(refused && { refused }) }),
    store.settings.loadNavigation(api),
    isExpressRoute(match.row.name) && loadExpress(context),
  ]);
  if (outcome.kind !== 'ok') return outcome;
  // The browser's data is never stale; the server sets this afterwards from its cache.
  store.settings.setStaleSince(undefined);
  const meta = withRouteMeta(outcome.meta, properties);
  store.breadcrumb.set(meta.breadcrumb ?? []);
  return { ...outcome, meta };
}

/** Loads the site's plans first, because every other call sends a plan id. */
async function loadPlans(context: LoaderContext): Promise<void> {
  const { store } = context;
  if (store.settings.plans.length > 0) return;
  const { items } = await findSites(context);
  const site = items.find((candidate) => candidate.id === store.settings.siteId) ?? items[0];
  if (!site) throw new OutcomeError({ kind: 'unavailable', status: 503 });
  store.settings.setSite(site);
}

/** A failure of this call concerns the site, not the page: nothing can be shown. */
async function findSites({ api, visitor }: LoaderContext) {
  try {
    return await api.sites.list();
  } catch (error) {
    const isOfSession = visitor.isLogged && error instanceof ApiError && endsSession(error);
    if (!(error instanceof ApiError) || error instanceof UnavailableError || isOfSession) throw error;
    throw new OutcomeError({ kind: 'unavailable', status: 503 });
  }
}

/** A route that is not indexed overrides its pages. */
function withRouteMeta(meta: PageMeta, properties: Partial<PageProperties>): PageMeta {
  return properties.indexed === false ? { ...meta, indexed: false } : meta;
}
