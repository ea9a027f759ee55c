import { createSavApi } from '#shared/api/sav.ts';
import { supportCrumb } from '#client/components/support/support-crumb.ts';
import { entityMeta, findEntity } from '#client/pages/common/load/entity-page.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import type { Sav } from '#shared/contract/sav.ts';
import { toSitePath } from '#shared/site-path.ts';
import { readVoteResult, VOTE_PARAMETER, type VoteResult } from './vote-result.ts';

export type SavData = { article: Sav; voted: VoteResult | null };

/** Loads a support article. After a vote, bypasses the cache for current counts. */
export const load: PageLoad<SavData> = async (args) => {
  const { api, match, search, store } = args;
  const entity = await findEntity(args, 'sav', '');
  const article = await createSavApi(api.caller).get(entity.entity.id, search.has(VOTE_PARAMETER));
  const meta = entityMeta(entity, args);
  const { siteUrl, brand } = store.settings;
  return {
    kind: 'ok',
    data: { article, voted: readVoteResult(search) },
    meta: {
      ...meta,
      type: 'article',
      breadcrumb: [supportCrumb(args), ...(meta.breadcrumb ?? [])],
      structuredData: [
        {
          '@type': 'TechArticle',
          headline: article.title,
          description: article.lead,
          dateModified: article.updated_at,
          inLanguage: match.locale,
          author: { '@type': 'Organization', name: brand.name },
          mainEntityOfPage: siteUrl + (toSitePath(article.canonical[match.urlTarget]) ?? match.pathname),
        },
      ],
    },
  };
};
