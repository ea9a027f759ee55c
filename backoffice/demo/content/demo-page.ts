import type { Locale } from '#shared/locale.ts';
import type { PageReview, PageType, Worksite } from '#shared/contract/page.ts';
import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';

export type DemoPageTexts = {
  /** Lowercase letters, digits and dashes; unique in its language; never the first word of another route. */
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
  /** Who may see it. Default: everybody. */
  plans?: ('part' | 'pro')[];
  /** ISO date; pages without a date are always there. */
  published: string | null;
  /** Codes of tags (tags.ts). */
  tags: string[];
  /** When its dated blocks were last checked and until when they hold; left out for pages without any. */
  review?: PageReview;
  /** What a worksite sheet tells of, by language. */
  worksite?: Record<Locale, Worksite>;
  fr: DemoPageTexts;
  en: DemoPageTexts;
};
