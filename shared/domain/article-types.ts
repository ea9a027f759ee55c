import type { PageType } from '#shared/contract/page.ts';

/** The types of articles each list shows, by the name of its route. */
export const ARTICLE_TYPES = {
  infos: ['conseil_info', 'actualite'],
  infos_pro: ['conseil_pro'],
  solutions: ['solution'],
  'your-project': ['projet'],
  chantiers: ['chantier'],
} as const satisfies Record<string, readonly PageType[]>;

/** Of the articles for everybody, those of this tag are news and have an address of their own. */
export const NEWS_TAG = 'actualites';
