import { ARTICLE_LISTS, articleListPath } from '#client/components/articles/article-lists.ts';
import { NEWS_TAG } from '#shared/domain/article-types.ts';
import { checkPage } from '#client/pages/list-request.ts';
import { listOrNone } from '#client/pages/unanswered.ts';
import type { LoadArgs, PageLoad } from '#client/pages/page-load.ts';
import { listedUrlTarget } from '#routes/variants.ts';
import { routeRow } from '#routes/paths.ts';
import type { PageSummary, Tag } from '#shared/contract/page.ts';
import { LOCALES } from '#shared/locale.ts';
import type { Crumb, PageMeta } from '#shared/page-outcome.ts';
import { ARTICLES_A_PAGE } from './articles-a-page.ts';
import { readListAddress, type ListAddress } from './list-address.ts';

export type ArticlesData = {
  address: ListAddress;
  title: string;
  /** Label of the tag chosen. */
  tag: string | null;
  intro: string;
  /** Those with articles in this list, and the one chosen. */
  tags: Tag[];
  articles: PageSummary[];
  total: number;
};

/** A list of articles: advice and news, trade advice, solutions, projects, worksites; all of them or those of a tag. */
export const load: PageLoad<ArticlesData> = async (args) => {
  const { api, match, text } = args;
  const address = readListAddress(match);
  if (!address) return { kind: 'notFound' };
  const site = { locale: match.locale, target: match.urlTarget };
  if (!address.isWritten) {
    return { kind: 'redirect', to: articleListPath(address.name, site, address), status: 301 };
  }
  const list = ARTICLE_LISTS[address.name];
  const [tags, found] = await Promise.all([
    // Of a tag's own list its name has to be known; any other stands without the choice.
    address.tag === undefined
      ? listOrNone(api.tags.list({ type: list.types }))
      : api.tags.list({ type: list.types }).then(({ items }) => items),
    api.pages.list({
      type: list.types,
      page: address.page,
      perPage: ARTICLES_A_PAGE,
      ...(address.tag !== undefined && { tag: address.tag }),
    }),
  ]);
  const tag = tags.find(({ code }) => code === address.tag);
  if (address.tag !== undefined && !tag) return { kind: 'notFound' };
  checkPage(address.page, found.total, ARTICLES_A_PAGE);
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
    meta: metaOf(args, address, tag, found.total),
  };
};

function metaOf(
  { match, text }: LoadArgs,
  address: ListAddress,
  tag: Tag | undefined,
  total: number,
): PageMeta {
  const { name, page } = address;
  const { title, description, counterpart } = ARTICLE_LISTS[name];
  const pathIn = (locale: 'fr' | 'en', target: 'part' | 'pro', at = address) =>
    articleListPath(name, { locale, target }, at);
  const here = (target: 'part' | 'pro') => pathIn(match.locale, target, { ...address, page: 1 });
  const listTitle = text(title);
  const heading = tag ? text('articles.tag_title', { tag: tag.label, list: listTitle }) : listTitle;
  const crumbs: Crumb[] = [
    { label: listTitle, url: articleListPath(name, { locale: match.locale, target: match.urlTarget }, {}) },
    ...(tag ? [{ label: tag.label, url: here(match.urlTarget) }] : []),
  ];
  return {
    title: page > 1 ? text('articles.page_title', { title: heading, page }) : heading,
    ...(page > 1 && { page }),
    description: tag
      ? text('articles.tag_description', { tag: tag.label, list: listTitle, count: total })
      : text(description),
    // A tag that nothing bears yet is no page to find.
    indexed: total > 0,
    canonical: pathIn(match.locale, match.urlTarget),
    alternates: Object.fromEntries(LOCALES.map((locale) => [locale, pathIn(locale, match.urlTarget)])),
    audiences: audiencesOf(),
    breadcrumb: crumbs,
  };

  function audiencesOf(): NonNullable<PageMeta['audiences']> {
    const row = routeRow(name);
    if (row.target === 'optional') return { part: here('part'), pro: here('pro') };
    const own = listedUrlTarget(row, match.locale);
    const other = own === 'part' ? 'pro' : 'part';
    if (!counterpart) return { [own]: here(own) };
    const kept = address.tag === NEWS_TAG ? {} : { tag: address.tag };
    const there = articleListPath(counterpart, { locale: match.locale, target: other }, kept);
    return { [own]: here(own), [other]: there };
  }
}
