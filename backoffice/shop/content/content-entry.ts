import type { z } from 'zod';
import type { ContentResource } from '#backoffice/content/content-store.ts';
import type { Audience } from '#backoffice/shop/audiences.ts';
import { records } from '#shared/contract/records.ts';
import type { Locale } from '#shared/locale.ts';

/** Records of the contract without what an entry states once for all languages. */
export const pageData = records.page.omit({ exist_in: true });
export const homeData = records.home.omit({ exist_in: true });
export const slideData = records.slider.omit({ exist_in: true, position: true });
export const articleData = records.sav.omit({ exist_in: true });
export const sectionData = records.sitemap.omit({ exist_in: true, position: true });

export type PageData = z.infer<typeof pageData>;
export type ArticleData = z.infer<typeof articleData>;

/**
 * A row of the table `content` with its translations, before typesetting. `key` identifies it among the entries of its
 * resource.
 */
export type ContentEntry<Data extends object = object> = {
  resource: ContentResource;
  key: string;
  code: string | null;
  /** All audiences if empty. */
  audiences: readonly Audience[];
  position: number;
  /** ISO date of the last change, for resources whose files state it. */
  updated: string | null;
  texts: Partial<Record<Locale, { slug: string | null; data: Data }>>;
};

/** Resources whose stored data repeat the sales plans. */
export const RESOURCES_WITH_PLANS: ReadonlySet<ContentResource> = new Set([
  'page',
  'home',
  'slider',
  'sav',
  'sitemap',
]);
/** Resources whose stored data repeat the position. */
export const RESOURCES_WITH_POSITION: ReadonlySet<ContentResource> = new Set(['slider', 'sitemap']);
/** Resources whose files state the day of the last change. */
export const RESOURCES_WITH_DATE: ReadonlySet<ContentResource> = new Set(['sav']);
