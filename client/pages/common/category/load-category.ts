import { chosenLabels } from '#client/pages/common/title/chosen-labels.ts';
import { hasUnreadPrice } from '#shared/domain/facet-form.ts';
import { subTitle } from '#client/pages/common/title/sub-title.ts';
import { readFavorites } from '#client/pages/common/load/read-favorites.ts';
import { entityMeta, findEntity } from '#client/pages/common/load/entity-page.ts';
import {
  checkPage,
  PRODUCTS_A_PAGE,
  readListRequest,
  type ListRequest,
} from '#client/pages/common/load/list-request.ts';
import { pageForAudience } from '#client/pages/common/load/page-for-audience.ts';
import { listOrEmpty } from '#client/pages/common/load/unavailable.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf, audiencesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';
import type { Category, Push } from '#shared/contract/category.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import type { ProductList } from '#shared/contract/product-list.ts';
import { buildListPath, type Filter } from '#shared/domain/filter-segments.ts';
import { toSitePath } from '#shared/site-path.ts';
import { OutcomeError, type PageMeta, type PageOutcome } from '#shared/page-outcome.ts';
import { loadFamilies, type Family } from './load-families.ts';

export type CategoryLink = { name: string; url: string; isCurrent: boolean };

export type CategoryData = {
  slug: string;
  name: string;
  intro: string;
  push: Push | null;
  /** Header picture; falls back to the parent category's. */
  picture: ScenePicture | null;
  /** The category and its children; for a leaf, its siblings. */
  tabs: CategoryLink[];
  /** Children of a category at the top, which its page shows with pictures instead of tabs; none for others. */
  families: Family[];
  list: ProductList;
  favorites: number[];
  request: ListRequest;
};

type Found = Pick<CategoryData, 'name' | 'intro' | 'push' | 'picture' | 'tabs'> & {
  id?: number;
  /** Categories to show with pictures. */
  children: Category[];
  meta: PageMeta;
};

/** Loads a category with its products; without slug, the whole catalogue. */
export const loadCategory: PageLoad<CategoryData> = async (args) => {
  const { api, match, search, text } = args;
  const request = readListRequest(match, search);
  const slug = match.list?.slug ?? '';
  const found = slug === '' ? await wholeCatalogue(args) : await oneCategory(args, request);
  const chosen = {
    filters: request.attributes,
    ...(found.id !== undefined && { categories: [found.id] }),
    ...(request.price && { price: request.price }),
  };
  const { page, orderBy } = request;
  const [list, favorites, families, otherPage] = await Promise.all([
    api.products.list({ ...chosen, page, perPage: PRODUCTS_A_PAGE, orderBy }),
    readFavorites(args),
    loadFamilies(api, found.children, { target: match.urlTarget, hasPrices: found.id !== undefined }),
    pageForAudience(args, { page, perPage: PRODUCTS_A_PAGE }, (saleplanId) =>
      api.products.list({ ...chosen, page: 1, perPage: 1, saleplanId }),
    ),
  ]);
  checkPage(page, list.total);
  const { name, intro, push, picture, tabs, meta } = found;
  return {
    kind: 'ok',
    data: { slug, name, intro, push, picture, tabs, families, list, favorites, request },
    meta: {
      ...withList(meta, request, otherPage),
      title: subTitle(
        meta.title,
        ...chosenLabels(list.filters, request.filters),
        page > 1 && text('pagination.page', { page }),
      ),
      ...(hasUnreadPrice(args.search) && { hasError: true }),
    },
  };
};

async function wholeCatalogue({ api, match, text }: LoadArgs): Promise<Found> {
  const { items } = await api.categories.list({ depth: 0 });
  if (match.name === 'signature-category') throw new OutcomeError(topOfTheLine(items, match.urlTarget));
  const name = text('category.all_title');
  const site = { locale: match.locale, target: match.urlTarget };
  return {
    name,
    intro: text('category.all_intro'),
    push: null,
    picture: null,
    tabs: [
      { name: text('category.everything'), url: href('categories', site), isCurrent: true },
      ...items.map((category) => toLink(category, match.urlTarget, false)),
    ],
    children: items,
    meta: {
      title: name,
      description: text('category.all_description'),
      indexed: true,
      canonical: href('categories', site),
      alternates: alternatesOf('categories', match),
      audiences: audiencesOf('categories', match),
      breadcrumb: [{ label: name, url: href('categories', site) }],
    },
  };
}

async function oneCategory(args: LoadArgs, request: ListRequest): Promise<Found> {
  const { api, match, search, text } = args;
  const rest = suffix(request.filters, request.page) + (search.size > 0 ? `?${search}` : '');
  const entity = await findEntity(args, 'category', rest);
  const [category, roots] = await Promise.all([
    api.categories.get(entity.entity.id),
    // Provides the siblings and the parent's picture.
    listOrEmpty(api.categories.list({ depth: 0 })),
  ]);
  const parent = findParent(roots, category.id);
  const head = category.childs.length > 0 || !parent ? category : parent;
  return {
    id: category.id,
    name: category.name,
    intro: category.intro,
    push: category.push_5,
    picture: category.picture ?? pictureAbove(roots, category.id),
    tabs: [
      {
        name: text('category.everything'),
        url: toSitePath(head.canonical[match.urlTarget]) ?? match.pathname,
        isCurrent: head.id === category.id,
      },
      ...head.childs.map((child) => toLink(child, match.urlTarget, child.id === category.id)),
    ],
    // The signature line shows its categories as tabs.
    children: parent || match.name === 'signature-category' ? [] : category.childs,
    meta: entityMeta(entity, args),
  };
}

/** The signature line has no list of all its products: without a slug, redirects to the line's category. */
function topOfTheLine(roots: Category[], target: 'part' | 'pro'): PageOutcome<never> {
  const top = roots.find((category) => category.signature);
  return top ? { kind: 'redirect', to: top.canonical[target], status: 302 } : { kind: 'notFound' };
}

/** Filtered lists are not indexed; further pages are, with their own canonical path. */
function withList(meta: PageMeta, { filters, page }: ListRequest, otherPage: number): PageMeta {
  const indexed = meta.indexed && filters.length === 0;
  const { fr, en } = meta.alternates ?? {};
  const { part, pro } = meta.audiences ?? {};
  const here = suffix(filters, page);
  const there = suffix(filters, otherPage);
  return {
    ...meta,
    indexed,
    ...(page > 1 && { page }),
    ...(meta.canonical !== undefined && { canonical: meta.canonical + here }),
    alternates: { ...(fr && { fr: fr + here }), ...(en && { en: en + here }) },
    audiences: { ...(part && { part: part + there }), ...(pro && { pro: pro + there }) },
  };
}

function suffix(filters: Filter[], page: number): string {
  const rest = buildListPath({ slug: '', filters, page });
  return rest === '' ? '' : `/${rest}`;
}

function pictureAbove(roots: Category[], id: number): ScenePicture | null {
  const parent = findParent(roots, id);
  return parent ? (parent.picture ?? pictureAbove(roots, parent.id)) : null;
}

function findParent(categories: Category[], id: number): Category | undefined {
  for (const category of categories) {
    if (category.childs.some((child) => child.id === id)) return category;
    const below = findParent(category.childs, id);
    if (below) return below;
  }
  return undefined;
}

function toLink(category: Category, target: 'part' | 'pro', isCurrent: boolean): CategoryLink {
  return { name: category.name, url: category.canonical[target], isCurrent };
}
