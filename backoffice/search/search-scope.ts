import type { Locale } from '#shared/locale.ts';

/** Where is searched: the site, the language of the words, the plans whose things may be found. */
export type SearchScope = { siteId: number; lang: Locale; planIds: number[] };
