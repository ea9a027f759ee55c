import type { Crumb } from '#shared/page-outcome.ts';

/** A page's breadcrumb as structured data with absolute URLs, without the home page. */
export function breadcrumbData(crumbs: readonly Crumb[], siteUrl: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: siteUrl + crumb.url,
    })),
  };
}
