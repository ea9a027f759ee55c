import { ARTICLE_LISTS, articleListPath, listOfType } from '#client/components/articles/article-lists.ts';
import { entityMeta, findEntity } from '#client/pages/common/load/entity-page.ts';
import { faqData } from '#client/pages/common/title/faq-data.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { mediaUrl } from '#client/app/page/media-url.ts';
import { routeRow } from '#routes/paths.ts';
import type { Page, PageType } from '#shared/contract/page.ts';
import type { Crumb } from '#shared/page-outcome.ts';
import type { CmsData } from './cms-data.ts';
import { toSitePath } from '#shared/site-path.ts';
import { loadPreview } from './preview-load.ts';

/** Loads a content page (the catch-all after all other routes), or an editor's preview. */
export const load: PageLoad<CmsData> = async (args) => {
  if (args.match.name === 'preview') return loadPreview(args);
  const { api, search } = args;
  const entity = await findEntity(args, 'cms_page', search.size > 0 ? `?${search}` : '');
  const page = await api.page(entity.entity.id);
  const meta = entityMeta(entity, args);
  const isArticle = page.type.technical_name !== 'page';
  return {
    kind: 'ok',
    data: { page, preview: null },
    meta: {
      ...meta,
      breadcrumb: [...crumbsAbove(page.type.technical_name, args), ...(meta.breadcrumb ?? [])],
      type: isArticle ? 'article' : 'website',
      structuredData: [...(isArticle ? [articleData(page, args)] : []), ...faqData(page.blocks)],
    },
  };
};

/** The article's list, if the audience has that list. */
function crumbsAbove(type: PageType, { match, text }: LoadArgs): Crumb[] {
  const name = listOfType(type);
  if (!name || (routeRow(name).target === 'none' && match.urlTarget === 'pro')) return [];
  const site = { locale: match.locale, target: match.urlTarget };
  return [{ label: text(ARTICLE_LISTS[name].title), url: articleListPath(name, site, {}) }];
}

function articleData(page: Page, { match, store }: LoadArgs): object {
  const { siteUrl, brand, mediaUrl: media } = store.settings;
  const { picture } = page;
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    datePublished: page.published_at,
    inLanguage: match.locale,
    author: { '@type': 'Organization', name: brand.name },
    publisher: { '@type': 'Organization', name: brand.name, url: siteUrl },
    mainEntityOfPage: siteUrl + (toSitePath(page.canonical[match.urlTarget]) ?? match.pathname),
    ...(picture && { image: new URL(mediaUrl(media, picture.webp), siteUrl).href }),
  };
}
