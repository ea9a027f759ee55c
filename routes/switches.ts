import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { Locale } from '#shared/locale.ts';
import { existsIn, findHref, href } from './href.ts';
import type { PageMatch } from './match.ts';
import { routeRow, type RouteName } from './paths.ts';

/** Paths of an entity's page; its slug differs by language. */
export type EntityPaths = {
  /** Path by language, with filters and page number, for the page's audience. */
  alternates?: { fr?: string | undefined; en?: string | undefined };
  /**
   * Path by audience, in the page's language, with the filters and page number that exist there. An audience that may
   * not see the entity is missing.
   */
  audiences?: { part?: string | undefined; pro?: string | undefined };
  /** The query by language, if it differs. */
  queries?: { fr?: string | undefined; en?: string | undefined };
};

export type SwitchedPage = {
  match: PageMatch;
  search: string;
  /** The fragment with its `#`; browser only. */
  hash?: string;
  isEnabled: (name: RouteName) => boolean;
  meta: EntityPaths | undefined;
};

/**
 * Target of a switch. `isSame`: the same page in the other language or audience, so query and fragment are preserved.
 * Parents, home pages and shared pages drop them.
 */
type Switched = { path: string; isSame: boolean };

/** The other audience's counterpart of a page of one audience. */
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

/** Routes with a page number but no `{list*}`, whose meta has the path for the other audience. */
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

/** Their parameter is a category slug, which differs by language; the location is in the query. */
const LOCATORS = new Set<RouteName>(['store-locator', 'store-locator-distributor']);

/** Target of the language select: this page in the other language, else its parent, else home (RT-58). */
export function languageSwitch(page: SwitchedPage, locale: Locale): string {
  const search = page.meta?.queries?.[locale] ?? page.search;
  return withQueryAndAnchor(inLanguage(page, locale), search, page);
}

/** Target of the audience switch: this page for the other audience if it exists, else home (PL-05). */
export function audienceSwitch(page: SwitchedPage, target: UrlTarget): string {
  const { match } = page;
  const isStaying = match.target === target;
  const search = LOCATORS.has(match.name) && !isStaying ? locationQuery(page.search) : page.search;
  return withQueryAndAnchor(forAudience(page, target), search, page);
}

function withQueryAndAnchor({ path, isSame }: Switched, search: string, { hash = '' }: SwitchedPage): string {
  return isSame ? path + search + hash : path;
}

function inLanguage({ match, meta, isEnabled }: SwitchedPage, locale: Locale): Switched {
  const site = { locale, target: match.urlTarget };
  const home = { path: href('index', site), isSame: false };
  if (match.locale === locale) return { path: match.pathname, isSame: true };
  const path = meta?.alternates?.[locale];
  if (path) return { path, isSame: true };
  // The page lists its languages without this one; an entity without meta has no known slug there.
  if (meta?.alternates ? existsIn(match.name, locale) : showsEntity(match)) return home;
  // `undefined` also for a missing page whose address lacks a required parameter.
  const same = findHref(match.name, site, { ...match.params, ...match.list });
  if (same !== undefined) return { path: same, isSame: true };
  const parent = match.row.parent as RouteName | null;
  return parent && isEnabled(parent) ? { path: href(parent, site), isSame: false } : home;
}

function forAudience({ match, meta, isEnabled }: SwitchedPage, target: UrlTarget): Switched {
  const site = { locale: match.locale, target };
  const home = { path: href('index', site), isSame: false };
  if (match.target === target) return { path: match.pathname, isSame: true };
  const own = meta?.audiences?.[target];
  if (showsEntity(match)) return own ? { path: own, isSame: true } : home;
  if (own && (match.list || NUMBERED_LISTS.has(match.name))) return { path: own, isSame: true };
  const name = counterpart(match.name, target) ?? (match.row.target === 'optional' ? match.name : 'index');
  if (name === 'index' && match.name !== 'index') return home;
  if (!isEnabled(name)) return home;
  if (name !== match.name && FOR_ALL.has(name)) return { path: href(name, site), isSame: false };
  // Only the first page of a list is certain to exist.
  const path = findHref(name, site, { ...match.params, ...match.list, page: undefined });
  return path === undefined ? home : { path, isSame: true };
}

/** The query parameters common to both locators: location and radius. */
function locationQuery(search: string): string {
  const parameters = [...new URLSearchParams(search)].filter(([name]) =>
    ['place', 'lat', 'lng', 'radius'].includes(name),
  );
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '';
}

function counterpart(name: RouteName, target: UrlTarget): RouteName | undefined {
  const found = COUNTERPARTS[name];
  return found && routeRow(found).target === 'required' && target !== 'pro' ? undefined : found;
}

/** Pages that correspond to several pages of the other audience, so their parameters are dropped. */
const FOR_ALL = new Set<RouteName>(['support-faq', 'accessories']);

/** True for an entity, which has its own path by language and audience; the root of a list has not. */
function showsEntity({ name, list, params }: PageMatch): boolean {
  return ENTITY_ROUTES.has(name) && !(list && params['slug'] === '');
}
