import type { Page } from '#shared/contract/page.ts';

export type CmsData = {
  page: Page;
  /** Origin of the admin that frames a draft, and reports its changes. */
  framedBy?: string;
  /** Status of a page that an editor previews by its id; `null` for published pages. */
  preview: 'draft' | 'published' | null;
};
