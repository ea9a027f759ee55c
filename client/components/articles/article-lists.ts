import type { MessageId } from '#client/app/messages.ts';
import { href, type Site } from '#routes/href.ts';
import type { RouteName } from '#routes/paths.ts';
import type { PageType } from '#shared/contract/page.ts';

/** The pages that list articles. `list_actu` is the list of articles and news at the tag of news. */
export type ArticleListName = 'infos' | 'infos_pro' | 'solutions' | 'your-project' | 'chantiers';

export const NEWS_TAG = 'actualites';

type ArticleList = {
  types: readonly PageType[];
  title: MessageId;
  intro: MessageId;
  description: MessageId;
  /** The same for the other audience, where it is another page. */
  counterpart?: ArticleListName;
};

export const ARTICLE_LISTS: Record<ArticleListName, ArticleList> = {
  infos: {
    types: ['conseil_info', 'actualite'],
    title: 'articles.infos.title',
    intro: 'articles.infos.intro',
    description: 'articles.infos.description',
    counterpart: 'infos_pro',
  },
  infos_pro: {
    types: ['conseil_pro'],
    title: 'articles.infos_pro.title',
    intro: 'articles.infos_pro.intro',
    description: 'articles.infos_pro.description',
    counterpart: 'infos',
  },
  solutions: {
    types: ['solution'],
    title: 'articles.solutions.title',
    intro: 'articles.solutions.intro',
    description: 'articles.solutions.description',
  },
  'your-project': {
    types: ['projet'],
    title: 'articles.your_project.title',
    intro: 'articles.your_project.intro',
    description: 'articles.your_project.description',
  },
  chantiers: {
    types: ['chantier'],
    title: 'articles.chantiers.title',
    intro: 'articles.chantiers.intro',
    description: 'articles.chantiers.description',
  },
};

export function isArticleList(name: RouteName): name is ArticleListName {
  return Object.hasOwn(ARTICLE_LISTS, name);
}

/** The list an article of this type stands in. */
export function listOfType(type: PageType): ArticleListName | undefined {
  return (Object.keys(ARTICLE_LISTS) as ArticleListName[]).find((name) =>
    ARTICLE_LISTS[name].types.includes(type),
  );
}

/** The path of a list: of one tag or of all, from a page on. News have a route of their own. */
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
