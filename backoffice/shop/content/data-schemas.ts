import type { z } from 'zod';
import type { ContentResource } from '#backoffice/content/content-store.ts';
import { faultData, questionData, savCategoryData } from '#backoffice/shop/support/support-data.ts';
import { records } from '#shared/contract/records.ts';
import { articleData, homeData, pageData, sectionData, slideData } from './content-entry.ts';

/** Schemas of the data of entries by resource. They leave out the fields that an entry states itself. */
export const DATA_SCHEMAS = {
  page: pageData,
  tags: records.tags,
  menu: records.menu,
  setting: records.setting,
  slider: slideData,
  home: homeData,
  civility: records.civility,
  country: records.country,
  sav: articleData,
  sav_category: savCategoryData,
  sav_question: questionData,
  sav_fault: faultData,
  search: records.search,
  sitemap: sectionData,
} as const satisfies Record<ContentResource, z.ZodType<object>>;

/** All resources, in the order of their synchronisation. */
export const CONTENT_RESOURCES = Object.keys(DATA_SCHEMAS) as ContentResource[];
