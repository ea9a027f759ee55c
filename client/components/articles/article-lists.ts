import type { MessageId } from '#client/app/intl/messages.ts';
import { href, type Site } from '#routes/href.ts';
import type { RouteName } from '#routes/paths.ts';
import type { PageType } from '#shared/contract/page.ts';
import { ARTICLE_TYPES, NEWS_TAG } from '#shared/domain/article-types.ts';

/** Pages that list articles. `list_actu` lists articles with the news tag. */
export type ArticleListName = keyof typeof ARTICLE_TYPES;

type ArticleList = {
  types: readonly PageType[];
  title: MessageId;
  intro: MessageId;
  description: MessageId;
  counterpart?: ArticleListName;
};

export const ARTICLE_LISTS: Record<ArticleListName, ArticleList> = {
  infos: {
    types: ARTICLE_TYPES.infos,
    title: 'articles.infos.title',
    intro: 'articles.infos.intro',
    description: 'articles.infos.description',
    counterpart: 'infos_pro',
  },
  infos_pro: {
    types: ARTICLE_TYPES.infos_pro,
    title: 'articles.infos_pro.title',
    intro: 'articles.infos_pro.intro',
    description: 'articles.infos_pro.description',
    counterpart: 'infos',
  },
  solutions: {
    types: ARTICLE_TYPES.solutions,
    title: 'articles.solutions.title',
    intro: 'articles.solutions.intro',
    description: 'articles.solutions.description',
  },
  'your-project': {
    types: ARTICLE_TYPES['your-project'],
    title: 'articles.your_project.title',
    intro: 'articles.your_project.intro',
    description: 'articles.your_project.description',
  },
  chantiers: {
    types: ARTICLE_TYPES.chantiers,
    title: 'articles.chantiers.title',
    intro: 'articles.chantiers.intro',
    description: 'articles.chantiers.description',
  },
};

export function isArticleList(name: RouteName): name is ArticleListName {
  return Object.hasOwn(ARTICLE_LISTS, name);
}

export function listOfType(type: PageType): ArticleListName | undefined {
  return (Object.keys(ARTICLE_LISTS) as ArticleListName[]).find((name) =>
    ARTICLE_LISTS[name].types.includes(type),
  );
}

/** Path of a list, by tag and page number. The news tag has its own route. */
export function articleListPath(
  name: ArticleListName,
  site: Site,
  { tag, page = 1 }: { tag?: string | undefined; page?: number },
): string {
  const number = page > 1 ? page : undefined;
  if (name !== 'infos') return href(name, site, { slug: tag, page });
  if (tag === NEWS_TAG) return href('list_actu', site, { page: number });
  return tag === undefined
    ? href('infos', site, { tag: number })
    : href('infos', site, { tag, page: number });
}
