import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { Locale } from '#shared/locale.ts';
import { existsIn, href } from './href.ts';
import type { PageMatch } from './match.ts';
import { routeRow, type RouteName } from './paths.ts';

/** Paths of a page that shows an entity: an entity has a slug of its own in each language. */
export type EntityPaths = {
  /** This page in each language, filters and page included, for its own audience. */
  alternates?: { fr?: string | undefined; en?: string | undefined };
  /** This page for each audience, in its own language; an audience that may not see the entity is left out. */
  audiences?: { part?: string | undefined; pro?: string | undefined };
};

export type SwitchedPage = {
  match: PageMatch;
  search: string;
  isLive: (name: RouteName) => boolean;
  /** `undefined` on error pages. */
  meta: EntityPaths | undefined;
};

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

/** Lists whose page says itself where the other audience has it: tags and pages differ. */
const LISTS = new Set<RouteName>(['infos', 'list_actu', 'infos_pro', 'your-project', 'chantiers']);

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

/** Their parameter is a category's slug, which each language has its own of; what they are asked stands in the query. */
const LOCATORS = new Set<RouteName>(['store-locator', 'store-locator-distributor']);

/** After-sales pages have a slug in each language too; the other audience's questions have a page of their own. */
const TRANSLATED_ROUTES = new Set<RouteName>([
  'sav',
  'sav-category',
  'fault',
  'accessories-search',
  'accessories_schema',
  ...LOCATORS,
]);

/** Where the language select leads: this page in the other language, else its parent, else home (RT-58). */
export function languageSwitch(page: SwitchedPage, locale: Locale): string {
  const { match, meta, search } = page;
  const site = { locale, target: match.urlTarget };
  if (match.locale === locale) return match.pathname + search;
  if (showsEntity(match) || TRANSLATED_ROUTES.has(match.name)) {
    const path = meta?.alternates?.[locale];
    return path ? path + search : href('index', site);
  }
  if (existsIn(match.name, locale))
    return href(match.name, site, { ...match.params, ...match.list }) + search;
  const parent = match.row.parent as RouteName | null;
  return href(parent && page.isLive(parent) ? parent : 'index', site);
}

/** Where the audience switch leads: this page for the other audience where it has one, else home (PL-05). */
export function audienceSwitch(page: SwitchedPage, target: UrlTarget): string {
  const { match, meta } = page;
  const site = { locale: match.locale, target };
  if (match.target === target) return match.pathname + page.search;
  if (showsEntity(match)) return meta?.audiences?.[target] ?? href('index', site);
  const own = LISTS.has(match.name) ? meta?.audiences?.[target] : undefined;
  if (own) return own;
  const name = counterpart(match.name, target) ?? (match.row.target === 'optional' ? match.name : 'index');
  if (!page.isLive(name)) return href('index', site);
  if (name === 'compare') return href(name, site) + page.search;
  if (LOCATORS.has(match.name)) return href(name, site, match.params) + placeOf(page.search);
  if (name === 'results') return href(name, site, { ...match.list, page: 1 }) + page.search;
  return href(name, site, name !== match.name && FOR_ALL.has(name) ? {} : match.params);
}

/** What both locators understand of a query: where, and how far around. */
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

/** Where several kinds of pages lead that only one audience has: their parameters mean nothing there. */
const FOR_ALL = new Set<RouteName>(['support-faq', 'accessories']);

/** Entities have a path of their own in each language and audience; the root of a list is not one. */
function showsEntity({ name, list, params }: PageMatch): boolean {
  return ENTITY_ROUTES.has(name) && !(list && params['slug'] === '');
}
