import type { RaRecord } from 'ra-core';

/** A typed tag as the API takes it: without an address it gets one from its words. */
export function prepareTag({ slug, ...tag }: RaRecord): RaRecord {
  return slug ? { ...tag, id: tag.id, slug: String(slug) } : { ...tag, id: tag.id };
}
