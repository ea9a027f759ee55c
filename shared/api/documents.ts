import type { DocumentList } from '#shared/contract/document.ts';
import type { Filter } from '#shared/domain/filter-segments.ts';
import { groupByKey } from './products.ts';
import type { Caller } from './resource.ts';

export type DocumentQuery = { page?: number; perPage?: number; text?: string; filters?: readonly Filter[] };

/** Documents to download, by family, kind, language, product and words. */
export function createDocumentsApi(caller: Caller) {
  return {
    list: ({ page, perPage, text, filters = [] }: DocumentQuery) =>
      caller.get<DocumentList>('document', {
        page,
        perPage,
        text: text === '' ? undefined : text,
        attributes: filters.length > 0 ? JSON.stringify(groupByKey([...filters])) : undefined,
      }),
  };
}
