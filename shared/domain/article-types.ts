import type { PageType } from '#shared/contract/page.ts';

/** Article types of each list, by the name of its route. */
export const ARTICLE_TYPES = {
  infos: ['conseil_info', 'actualite'],
  infos_pro: ['conseil_pro'],
  solutions: ['solution'],
  'your-project': ['projet'],
  chantiers: ['chantier'],
} as const satisfies Record<string, readonly PageType[]>;

/** Tag of the public articles that are news and have their own address. */
export const NEWS_TAG = 'actualites';
