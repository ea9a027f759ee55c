import { createContext, use } from 'react';
import type { Site } from '#routes/href.ts';
import { href, type HrefParams } from '#routes/href.ts';
import type { PageMatch } from '#routes/match.ts';
import type { RouteName } from '#routes/paths.ts';
import type { PageMeta } from '#shared/page-outcome.ts';

/** Context of the current page, for header, footer, breadcrumb and head. */
export type CurrentPage = {
  match: PageMatch;
  search: string;
  /** Changes with each navigation. */
  key: string;
  meta: PageMeta | undefined;
  site: Site;
  /** False for pages that do not exist on this site; they must not be linked. */
  isEnabled: (name: RouteName) => boolean;
};

export const PageContext = createContext<CurrentPage | null>(null);

/** @throws outside a page. */
export function usePage(): CurrentPage {
  const page = use(PageContext);
  if (!page) throw new Error('usePage needs a PageContext.');
  return page;
}

/** Returns the function that builds links in the language and audience of the page. */
export function useHref(): (name: RouteName, params?: HrefParams) => string {
  const { site } = usePage();
  return (name, params) => href(name, site, params);
}
