import { subTitle } from '#client/pages/common/title/sub-title.ts';
import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { alternatesOf } from '#client/pages/common/load/static-page-paths.ts';
import type { Crumb, PageMeta } from '#shared/page-outcome.ts';
import type { WorksitesData } from './worksites-data.ts';
import { viewTitle } from './view-title.ts';
import { worksitesUrl } from './worksites-url.ts';

/** Page metadata: private and not indexed; the other language has the same query. */
export function metaOf({ match, search, text }: LoadArgs, data: WorksitesData): PageMeta {
  const site = { locale: match.locale, target: match.urlTarget };
  const query = search.size > 0 ? `?${search}` : '';
  const alternates = Object.fromEntries(
    Object.entries(alternatesOf('worksites', match)).map(([locale, path]) => [locale, path + query]),
  );
  const crumbs: Crumb[] = [{ label: text('worksites.title'), url: worksitesUrl(site) }];
  if ('project' in data) {
    const { id, name } = data.project;
    crumbs.push({ label: name, url: worksitesUrl(site, { worksite: id }) });
  }
  if (data.view !== 'list' && data.view !== 'detail')
    crumbs.push({ label: viewTitle(text, data), url: match.pathname + query });
  const labels = crumbs.slice(-2).map(({ label }) => label);
  return {
    title: subTitle(
      labels.toReversed().join(', '),
      data.view === 'list' && data.page > 1 && text('pagination.page', { page: data.page }),
    ),
    description: text('worksites.description'),
    indexed: false,
    personal: true,
    alternates,
    breadcrumb: crumbs,
  };
}
