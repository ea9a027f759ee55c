import { canonicalPath } from '#routes/canonical.ts';
import { runGuards, type PageEntry } from '#routes/guards.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import type { PageMatch } from '#routes/match.ts';
import { isExpressRoute } from '#routes/express-routes.ts';
import { withoutNotice } from '#routes/notices.ts';
import { isShopRoute } from '#routes/shop-routes.ts';
import type { RouteVariant } from '#routes/variants.ts';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import { hasPlanFor } from '#shared/domain/sales-plan.ts';
import type { FormState } from '#shared/form-state.ts';
import { OutcomeError, type PageMeta, type PageOutcome } from '#shared/page-outcome.ts';
import { loadExpress } from './load-express.ts';
import { outcomeOfError } from './outcome-of-error.ts';
import type { Session } from '#client/app/session/session.ts';

export type Place = { variant: RouteVariant; match: PageMatch; url: URL };
export type Entry = Place & {
  load: PageLoad<unknown>;
  /** A form of the page that was refused just now. */
  refused?: FormState | undefined;
};

/**
 * Everything between an address and a page's data: canonical form, site, guards, audience, navigation, loader.
 * Gives the outcome; changes nothing but the visitor's own stores.
 */
export async function enterPage(session: Session, entry: Entry): Promise<PageOutcome<unknown>> {
  const address = entry.url.pathname + entry.url.search;
  // A page that refuses a form stands at an address that was proven when it was shown.
  if (!entry.refused && !session.notices.enter(address))
    return { kind: 'redirect', to: withoutNotice(address), status: 302 };
  try {
    const verdict = await passGuards(session, entry);
    if ('outcome' in verdict) return verdict.outcome;
    return elsewhere(await loadEntered(session, entry, verdict.entry), entry);
  } catch (error) {
    const outcome = error instanceof OutcomeError ? error.outcome : outcomeOfError(error, session, entry);
    // The error page wants its menus too, also where they are still being read.
    if (outcome?.kind !== 'redirect')
      await session.store.settings.loadNavigation(session.api).catch(() => undefined);
    if (!outcome) throw error;
    return elsewhere(outcome, entry);
  }
}

/** A redirect to the very page it comes from would go on for ever: the address leads nowhere. */
function elsewhere(outcome: PageOutcome<unknown>, { url }: Place): PageOutcome<unknown> {
  const isLoop = outcome.kind === 'redirect' && outcome.to === url.pathname + url.search;
  return isLoop ? { kind: 'notFound' } : outcome;
}

/** Whether the visitor may be here, and as whom; from then on calls are made in that audience's name. */
export async function passGuards(
  session: Session,
  { variant, match, url }: Place,
): Promise<{ outcome: PageOutcome<never> } | { entry: Partial<PageEntry> }> {
  const canonical = canonicalPath(variant, match);
  if (canonical !== undefined)
    return { outcome: { kind: 'redirect', to: canonical + url.search, status: 301 } };
  await loadPlans(session);
  if (!session.store.settings.cartEnabled && isShopRoute(match.row.name))
    throw new OutcomeError({ kind: 'notFound' });
  const verdict = runGuards(match.row.guards, {
    match,
    visitor: session.visitor,
    // As on the server: for anonymous visitors the address alone decides the audience.
    current: session.current ?? (session.visitor.isProConnected ? 'pro_connect' : 'part'),
    maintenance: session.maintenance,
    requested: url.pathname + url.search,
  });
  if ('entry' in verdict && verdict.entry.target) session.store.settings.enter(verdict.entry.target);
  const { plans, target } = session.store.settings;
  if ('entry' in verdict && !hasPlanFor(plans, target)) throw new OutcomeError({ kind: 'notFound' });
  return verdict;
}

async function loadEntered(
  session: Session,
  { match, url, load, refused }: Entry,
  entry: Partial<PageEntry>,
): Promise<PageOutcome<unknown>> {
  const { store, api, text } = session;
  const [outcome] = await Promise.all([
    load({ api, store, match, search: url.searchParams, text, ...(refused && { refused }) }),
    store.settings.loadNavigation(api),
    isExpressRoute(match.row.name) && loadExpress(session),
  ]);
  if (outcome.kind !== 'ok') return outcome;
  // The back office answers browsers itself; what the server gives for it says so afterwards.
  store.settings.setStaleSince(undefined);
  const meta = withRouteMeta(outcome.meta, entry);
  store.breadcrumb.set(meta.breadcrumb ?? []);
  return { ...outcome, meta };
}

/** The site's plans come first: every other call says in whose name it asks. */
async function loadPlans(session: Session): Promise<void> {
  const { store } = session;
  if (store.settings.plans.length > 0) return;
  const { items } = await findSites(session);
  const site = items.find((candidate) => candidate.id === store.settings.siteId) ?? items[0];
  if (!site) throw new OutcomeError({ kind: 'unavailable', status: 503 });
  store.settings.setSite(site);
}

/** A refusal of this call is about the site, not about the page that was asked for: it says that nothing can be shown. */
async function findSites({ api, visitor }: Session) {
  try {
    return await api.sites.list();
  } catch (error) {
    const isOfSession = visitor.isLogged && error instanceof ApiError && endsSession(error);
    if (!(error instanceof ApiError) || error instanceof UnavailableError || isOfSession) throw error;
    throw new OutcomeError({ kind: 'unavailable', status: 503 });
  }
}

/** A route that must not be listed keeps its pages out of search engines whatever they say. */
function withRouteMeta(meta: PageMeta, entry: Partial<PageEntry>): PageMeta {
  return entry.indexed === false ? { ...meta, indexed: false } : meta;
}
