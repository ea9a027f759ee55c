import type { PageMeta } from '#shared/page-outcome.ts';

/** What a page's route knows once loaded: its data and its head. */
export type LoadedPage = { data: unknown; meta: PageMeta };
