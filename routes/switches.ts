import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { Locale } from '#shared/locale.ts';
import { existsIn, findHref, href } from './href.ts';
import type { PageMatch } from './match.ts';
import { routeRow, type RouteName } from './paths.ts';

/** Paths of a page that shows an entity: an entity has a slug of its own in each language. */
export type EntityPaths = {
  /** This page in each language, filters and page included, for its own audience. */
  alternates?: { fr?: string | undefined; en?: string | undefined };
  /**
   * This page for each audience, in its own language, with the filters and the page that exist there; an audience that may
   * not see the entity is left out.
   */
  audiences?: { part?: string | undefined; pro?: string | undefined };
  /** The query of this page in another language, where it differs. */
  queries?: { fr?: string | undefined; en?: string | undefined };
};

export type SwitchedPage = {
  match: PageMatch;
  search: string;
  /** The anchor, with its `#`; servers do not know it. */
  hash?: string;
  isLive: (name: RouteName) => boolean;
  /** `undefined` on error pages. */
  meta: EntityPaths | undefined;
};

/**
 * Where a switch leads. `isSame`: the same page for the other language or audience, which keeps the query and the anchor.
 * Parents, home pages and pages that stand for several keep neither.
 */
type Switched = { path: string; isSame: boolean };

/** The other audience's counterpart of a page that belongs to one. */
const COUNTERPARTS: Partial<Record<RouteName, RouteName>> = {
  'store-locator': 'store-locator-distributor',
  'store-locator-distributor': 'store-locator',
  infos: 'infos_pro',
  list_actu: 'infos_pro',
  infos_pro: 'infos',
  documentations: 'to-download',
  'to-download': 'documentations',
  sav: 'support-faq',
  'sav-category': 'support-faq',
  'fault-finder': 'support-faq',
  fault: 'support-faq',
  'accessories-search': 'accessories',
  accessories_schema: 'accessories',
};

/** Lists without a list in their pattern whose page names its path for the other audience itself. */
const NUMBERED_LISTS = new Set<RouteName>(['infos', 'list_actu']);

const ENTITY_ROUTES = new Set<RouteName>([
  'product',
  'product-ar',
  'categories',
  'cms',
  'signature-product',
  'signature-product-ar',
  'signature-category',
  'signature-landing',
]);

/** Their parameter is a category's slug, which differs by language; the place is in the query. */
const LOCATORS = new Set<RouteName>(['store-locator', 'store-locator-distributor']);

/** The target of the language select: this page in the other language, else its parent, else home (RT-58). */
export function languageSwitch(page: SwitchedPage, locale: Locale): string {
  const search = page.meta?.queries?.[locale] ?? page.search;
  return withPlace(inLanguage(page, locale), search, page);
}

/** The target of the audience switch: this page for the other audience where it has one, else home (PL-05). */
export function audienceSwitch(page: SwitchedPage, target: UrlTarget): string {
  const { match } = page;
  const isStaying = match.target === target;
  const search = LOCATORS.has(match.name) && !isStaying ? placeOf(page.search) : page.search;
  return withPlace(forAudience(page, target), search, page);
}

function withPlace({ path, isSame }: Switched, search: string, { hash = '' }: SwitchedPage): string {
  return isSame ? path + search + hash : path;
}

function inLanguage({ match, meta, isLive }: SwitchedPage, locale: Locale): Switched {
  const site = { locale, target: match.urlTarget };
  const home = { path: href('index', site), isSame: false };
  if (match.locale === locale) return { path: match.pathname, isSame: true };
  const path = meta?.alternates?.[locale];
  if (path) return { path, isSame: true };
  // The page names its languages, and this one is not among them; without its word an entity has no slug there.
  if (meta?.alternates ? existsIn(match.name, locale) : showsEntity(match)) return home;
  // `undefined` also for a missing page whose address lacks a word that its pattern needs.
  const same = findHref(match.name, site, { ...match.params, ...match.list });
  if (same !== undefined) return { path: same, isSame: true };
  const parent = match.row.parent as RouteName | null;
  return parent && isLive(parent) ? { path: href(parent, site), isSame: false } : home;
}

function forAudience({ match, meta, isLive }: SwitchedPage, target: UrlTarget): Switched {
  const site = { locale: match.locale, target };
  const home = { path: href('index', site), isSame: false };
  if (match.target === target) return { path: match.pathname, isSame: true };
  const own = meta?.audiences?.[target];
  if (showsEntity(match)) return own ? { path: own, isSame: true } : home;
  if (own && (match.list || NUMBERED_LISTS.has(match.name))) return { path: own, isSame: true };
  const name = counterpart(match.name, target) ?? (match.row.target === 'optional' ? match.name : 'index');
  if (name === 'index' && match.name !== 'index') return home;
  if (!isLive(name)) return home;
  if (name !== match.name && FOR_ALL.has(name)) return { path: href(name, site), isSame: false };
  // The first page of a list is the only one that exists for sure.
  const path = findHref(name, site, { ...match.params, ...match.list, page: undefined });
  return path === undefined ? home : { path, isSame: true };
}

/** The part of a query that both locators understand: where, and how far around. */
function placeOf(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) =>
    ['place', 'lat', 'lng', 'radius'].includes(name),
  );
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

function counterpart(name: RouteName, target: UrlTarget): RouteName | undefined {
  const found = COUNTERPARTS[name];
  return found && routeRow(found).target === 'required' && target !== 'pro' ? undefined : found;
}

/** Pages of one audience that several pages of the other share: their parameters mean nothing there. */
const FOR_ALL = new Set<RouteName>(['support-faq', 'accessories']);

/** Entities have a path of their own in each language and audience; the root of a list is not one. */
function showsEntity({ name, list, params }: PageMatch): boolean {
  return ENTITY_ROUTES.has(name) && !(list && params['slug'] === '');
}
