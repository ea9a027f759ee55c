import type { Locale } from '#shared/locale.ts';
import type { PageReview, PageType, Worksite } from '#shared/contract/page.ts';
import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';

export type DemoPageTexts = {
  /** a-z, digits and dashes; unique in its language; never the first segment of another route. */
  slug: string;
  title: string;
  /** One to three sentences under the title. */
  lead: string;
  /** For search engines, 110 to 160 characters. */
  description: string;
  blocks: PageBlockRecord[];
};

export type DemoPage = {
  key: string;
  type: PageType;
  /** Audiences of the page. Default: all. */
  plans?: ('part' | 'pro')[];
  /** ISO date; pages without one are always published. */
  published: string | null;
  tags: string[];
  /** Last check and expiry of the dated blocks; omitted for pages without any. */
  review?: PageReview;
  worksite?: Record<Locale, Worksite>;
  fr: DemoPageTexts;
  en: DemoPageTexts;
};
