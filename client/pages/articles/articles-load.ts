import { ARTICLE_LISTS, articleListPath } from '#client/components/articles/article-lists.ts';
import { NEWS_TAG } from '#shared/domain/article-types.ts';
import { checkPage } from '#client/pages/common/load/list-request.ts';
import { pageForAudience } from '#client/pages/common/load/page-for-audience.ts';
import { listOrEmpty } from '#client/pages/common/load/unavailable.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { listedUrlTarget } from '#routes/variants.ts';
import { routeRow } from '#routes/paths.ts';
import type { PageSummary, Tag } from '#shared/contract/page.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import type { Crumb, PageMeta } from '#shared/page-outcome.ts';
import { ARTICLES_A_PAGE } from './articles-a-page.ts';
import { readListAddress, type ListAddress } from './list-address.ts';

export type ArticlesData = {
  address: ListAddress;
  title: string;
  tag: string | null;
  intro: string;
  tags: Tag[];
  articles: PageSummary[];
  total: number;
};

/** Loads a list of articles (advice and news, trade advice, solutions, projects, worksites), all or by tag. */
export const load: PageLoad<ArticlesData> = async (args) => {
  const { api, match, text } = args;
  const address = readListAddress(match);
  if (!address) return { kind: 'notFound' };
  const site = { locale: match.locale, target: match.urlTarget };
  const list = ARTICLE_LISTS[address.name];
  const tagsFound = findTags(args, address);
  const tag = address.tag === undefined ? undefined : (await tagsFound).tag;
  if (address.tag !== undefined && !tag) return { kind: 'notFound' };
  const slug = tag?.slugs[match.locale];
  if (slug !== address.tag || !address.isWritten) {
    const to = articleListPath(address.name, site, { ...address, tag: slug });
    return { kind: 'redirect', to: to + queryOf(args), status: 301 };
  }
  const { page } = address;
  const query = { perPage: ARTICLES_A_PAGE, ...(tag && { tag: tag.code }) };
  const [{ tags }, found, otherPage] = await Promise.all([
    tagsFound,
    api.pages.list({ ...query, type: list.types, page }),
    pageForAudience(args, { page, perPage: ARTICLES_A_PAGE }, (sales_plan_id) =>
      api.pages.list({ ...query, type: otherTypes(address.name), page: 1, perPage: 1, sales_plan_id }),
    ),
  ]);
  checkPage(page, found.total, ARTICLES_A_PAGE);
  const title = text(list.title);
  return {
    kind: 'ok',
    data: {
      address,
      title,
      tag: tag?.label ?? null,
      intro: text(list.intro),
      tags: tags.filter((candidate) => candidate.total > 0 || candidate === tag),
      articles: found.items,
      total: found.total,
    },
    meta: metaOf(args, { address, tag, total: found.total, otherPage }),
  };
};

/** Finds the tags of the list, and the selected tag by its code or its slug in either language. */
async function findTags({ api }: LoadArgs, { name, tag: named }: ListAddress) {
  const call = api.caller.call('GET /tags', { query: { type: ARTICLE_LISTS[name].types.join(',') } });
  // A selected tag must be known; without one, the list renders without tags.
  const tags = named === undefined ? await listOrEmpty(call) : (await call).items;
  const bears = (...words: string[]) => named !== undefined && words.includes(named);
  const tag = tags.find(({ slugs }) => bears(slugs.fr, slugs.en)) ?? tags.find(({ code }) => bears(code));
  return { tags, tag };
}

function queryOf({ search }: LoadArgs): string {
  return search.size > 0 ? `?${search}` : '';
}

/** Article types of the counterpart list for the other audience. */
function otherTypes(name: ListAddress['name']) {
  const { counterpart, types } = ARTICLE_LISTS[name];
  return counterpart ? ARTICLE_LISTS[counterpart].types : types;
}

type Shown = { address: ListAddress; tag: Tag | undefined; total: number; otherPage: number };

function metaOf(args: LoadArgs, { address, tag, total, otherPage }: Shown): PageMeta {
  const { match, text } = args;
  const { name, page } = address;
  const { title, description } = ARTICLE_LISTS[name];
  const pathIn = (locale: Locale) =>
    articleListPath(name, { locale, target: match.urlTarget }, { tag: tag?.slugs[locale], page });
  const listPath = (params = {}) =>
    articleListPath(name, { locale: match.locale, target: match.urlTarget }, params);
  const listTitle = text(title);
  const heading = tag ? text('articles.tag_title', { tag: tag.label, list: listTitle }) : listTitle;
  const crumbs: Crumb[] = [
    { label: listTitle, url: listPath() },
    ...(tag ? [{ label: tag.label, url: listPath({ tag: tag.slugs[match.locale] }) }] : []),
  ];
  return {
    title: page > 1 ? text('articles.page_title', { title: heading, page }) : heading,
    ...(page > 1 && { page }),
    description: tag
      ? text('articles.tag_description', { tag: tag.label, list: listTitle, count: total })
      : text(description),
    // A tag without articles is not indexed.
    indexed: total > 0,
    canonical: pathIn(match.locale),
    alternates: Object.fromEntries(LOCALES.map((locale) => [locale, pathIn(locale)])),
    audiences: audiencesOf(args, { address, tag, otherPage }),
    breadcrumb: crumbs,
  };
}

/** Paths of this list, or of its counterpart, for each audience. News exist for consumers only. */
function audiencesOf(
  { match }: LoadArgs,
  { address: { name }, tag, otherPage }: Omit<Shown, 'total'>,
): NonNullable<PageMeta['audiences']> {
  const { counterpart } = ARTICLE_LISTS[name];
  const row = routeRow(name);
  const own = row.target === 'optional' ? match.urlTarget : listedUrlTarget(row, match.locale);
  const other = own === 'part' ? 'pro' : 'part';
  const slug = tag?.slugs[match.locale];
  const at = (
    list: ListAddress['name'],
    target: 'part' | 'pro',
    params: { tag?: string | undefined; page?: number },
  ) => articleListPath(list, { locale: match.locale, target }, params);
  const here = { [own]: at(name, own, { tag: slug }) };
  if (row.target !== 'optional' && !counterpart) return here;
  const there = tag?.code === NEWS_TAG && counterpart ? {} : { tag: slug, page: otherPage };
  return { ...here, [other]: at(counterpart ?? name, other, there) };
}
