import type { Page } from '#shared/contract/page.ts';

export type CmsData = {
  page: Page;
  /** What an editor looks at by its number; `null` for everybody else's page. */
  preview: 'draft' | 'published' | null;
};
