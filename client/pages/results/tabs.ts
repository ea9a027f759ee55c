import type { SearchQuery } from '#shared/contract/search.ts';

/** Kinds of results; each tab has its own URL. */
export const TABS = ['products', 'categories', 'parts', 'faults', 'pages', 'notices'] as const;
export type Tab = (typeof TABS)[number];
export type HitTab = Exclude<Tab, 'products'>;

/** API name of the group of a tab. */
export const SEARCH_TYPES: Record<HitTab, SearchQuery['type']> = {
  categories: 'Categories',
  parts: 'Parts',
  faults: 'Faults',
  pages: 'Pages',
  notices: 'Notices',
};
