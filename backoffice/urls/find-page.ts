import type { Kysely } from 'kysely';
import { readBrand } from '#backoffice/brand/read-brand.ts';
import { listContent } from '#backoffice/content/content-store.ts';
import { tagSlug, type TagRecord } from '#backoffice/content/tag-slugs.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { AddressSources, PageLookup } from '#redirects/resolve-address.ts';
import { featureOf } from '#routes/enabled-routes.ts';
import { canonicalPath } from '#routes/canonical.ts';
import type { PageMatch } from '#routes/match.ts';
import { matchPath } from '#routes/match-path.ts';
import type { RouteName } from '#routes/paths.ts';
import type { Brand } from '#shared/contract/brand.ts';
import type { EntityType } from '#shared/domain/entity-paths.ts';
import { MENU_PAGES } from '#shared/domain/menu-pages.ts';
import { PAGE_ENTITIES } from './page-entities.ts';
import { listPartUrls } from './part-urls.ts';
import { getUrlEntity } from './url-entity.ts';

/** Type of the entity in a path, by page; in paths of store locators it is a category. */
const ENTITIES: typeof PAGE_ENTITIES = {
  ...PAGE_ENTITIES,
  'store-locator': 'category',
  'store-locator-distributor': 'category',
};

/** Pages whose path depends on the entity only. */
const OWN_PATHS = new Set<RouteName>(['product', 'signature-product', 'cms', 'sav', 'sav-category', 'fault']);

/** Pages that do not exist without a slug, although their patterns match. */
const NEEDS_SLUG: ReadonlySet<string> = new Set(MENU_PAGES.required);

const MISSING: PageLookup = { kind: 'missing' };
const PAGE: PageLookup = { kind: 'page' };

/**
 * Finds the page of a path with its query: the route table gives the page, the site its features, the database the products,
 * categories, articles, subjects and exploded views. Filters and page numbers of lists are not checked.
 */
export function createFindPage(db: Kysely<Schema>, scope: Scope): AddressSources['findPage'] {
  let brand: Promise<Brand> | undefined;
  return async (url) => {
    const { pathname, search } = new URL(url, 'http://site.invalid');
    const found = matchPath(pathname);
    if (!found?.match) return MISSING;
    const feature = featureOf(found.match.name);
    if (feature !== undefined && !(await (brand ??= readBrand(db, scope.siteId))).features.includes(feature))
      return MISSING;
    const canonical = canonicalPath(found.variant, found.match);
    if (canonical !== undefined) return { kind: 'redirect', to: canonical + search };
    return findByMatch(db, scope, found.match);
  };
}

async function findByMatch(db: Kysely<Schema>, scope: Scope, match: PageMatch): Promise<PageLookup> {
  const plan = scope.plans.find(({ target }) => target === match.target);
  if (!plan) return MISSING;
  const own: Scope = { ...scope, lang: match.locale, plan };
  if (match.name === 'accessories-search' || match.name === 'accessories_schema') {
    const urls = await listPartUrls(db, own);
    return urls.some(({ path }) => path === match.pathname) ? PAGE : MISSING;
  }
  const tag = tagOf(match);
  if (tag !== undefined) return findTag(db, own, tag);
  const slug = match.params['slug'] ?? match.params['typeProductInstalled'] ?? '';
  const type = ENTITIES[match.name];
  if (slug === '') return NEEDS_SLUG.has(match.name) ? MISSING : PAGE;
  return type === undefined ? PAGE : findEntity(db, own, { type, slug }, match);
}

async function findEntity(
  db: Kysely<Schema>,
  scope: Scope,
  { type, slug }: { type: EntityType; slug: string },
  match: PageMatch,
): Promise<PageLookup> {
  try {
    const entity = await getUrlEntity(db, scope, { entity_type: type, slug, depth: 0 });
    if (entity.redirect) return { kind: 'redirect', to: entity.redirect.url };
    const own = entity.canonical[match.urlTarget];
    const isElsewhere = OWN_PATHS.has(match.name) && match.urlTarget === 'part' && own !== match.pathname;
    return isElsewhere ? { kind: 'redirect', to: own } : PAGE;
  } catch (error) {
    if (error instanceof Failure) return MISSING;
    throw error;
  }
}

/** Subject of a list of articles; digits are a page number. */
function tagOf({ name, params, list }: PageMatch): string | undefined {
  if (name === 'infos') return /\D/.test(params['tag'] ?? '') ? params['tag'] : undefined;
  const isTagged =
    name === 'infos_pro' || name === 'solutions' || name === 'your-project' || name === 'chantiers';
  return isTagged && list?.slug ? list.slug : undefined;
}

async function findTag(db: Kysely<Schema>, scope: Scope, slug: string): Promise<PageLookup> {
  const tags = await listContent<TagRecord>(db, scope, 'tags');
  return tags.some(({ data }) => tagSlug(scope.lang, data) === slug) ? PAGE : MISSING;
}
