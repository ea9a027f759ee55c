import type { Locale } from '#shared/locale.ts';

/**
 * Where is searched: the site, the language of the words, the plans whose things may be found. The catalogue may
 * be that of more plans than content pages, which carry no sign of the plan they are for.
 */
export type SearchScope = {
  siteId: number;
  lang: Locale;
  planIds: number[];
  productPlanIds: number[];
};
