import type { EntityType } from '#shared/domain/entity-paths.ts';

/** Type of the entity that a slug names, by page. On other pages the slug is a search text. */
export const PAGE_ENTITIES: Readonly<Record<string, EntityType>> = {
  cms: 'cms_page',
  'signature-landing': 'cms_page',
  product: 'product',
  'product-ar': 'product',
  'signature-product': 'product',
  'signature-product-ar': 'product',
  categories: 'category',
  'signature-category': 'category',
  sav: 'sav',
  'sav-category': 'sav_category',
  fault: 'sav_fault',
};
