import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf, audiencesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';
import type { SitemapNode } from '#shared/contract/reference-data.ts';

export type SitemapData = { sections: SitemapNode[] };

/** Loads all pages for this audience from the back office's site map (CT-08). */
export const load: PageLoad<SitemapData> = async ({ api, match, text }) => {
  const { items } = await api.caller.call('GET /sitemap');
  const site = { locale: match.locale, target: match.urlTarget };
  const title = text('sitemap.title');
  return {
    kind: 'ok',
    data: { sections: items.filter((section) => section.childs.length > 0) },
    meta: {
      title,
      description: text('sitemap.description'),
      indexed: true,
      canonical: href('sitemap', site),
      alternates: alternatesOf('sitemap', match),
      audiences: audiencesOf('sitemap', match),
      breadcrumb: [{ label: title, url: href('sitemap', site) }],
    },
  };
};
