import type { Page } from '#shared/contract/page.ts';

export type CmsData = {
  page: Page;
  /** Status of a page that an editor previews by its id; `null` for published pages. */
  preview: 'draft' | 'published' | null;
};
