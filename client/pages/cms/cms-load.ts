import { breadcrumbData, entityMeta, findEntity } from '#client/pages/entity-page.ts';
import type { PageLoad } from '#client/pages/page-load.ts';
import type { Page } from '#shared/contract/page.ts';

export type CmsData = { page: Page };

/** A content page: the catch-all, after every other route. */
export const load: PageLoad<CmsData> = async (args) => {
  const { api, search, store, match } = args;
  const entity = await findEntity(args, 'cms_page', search.size > 0 ? `?${search}` : '');
  const page = await api.page(entity.entity.id);
  const meta = entityMeta(entity, args);
  const { siteUrl } = store.settings;
  const isArticle = page.type.technical_name !== 'page';
  return {
    kind: 'ok',
    data: { page },
    meta: {
      ...meta,
      type: isArticle ? 'article' : 'website',
      structuredData: isArticle
        ? [
            {
              '@type': 'Article',
              headline: page.title,
              description: page.description,
              datePublished: page.published_at,
              inLanguage: match.locale,
              author: { '@type': 'Organization', name: 'Âtre' },
              mainEntityOfPage: siteUrl + page.canonical[match.urlTarget],
            },
            breadcrumbData(meta.breadcrumb ?? [], siteUrl),
          ]
        : [],
    },
  };
};
