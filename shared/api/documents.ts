import type { Filter } from '#shared/domain/filter-segments.ts';
import { groupByKey } from './products.ts';
import type { Caller } from './caller.ts';

export type DocumentQuery = {
  page?: number;
  perPage?: number;
  text?: string;
  filters?: readonly Filter[];
  /** The sales plan to list for, in place of the current one. */
  planId?: number;
};

/** Creates the call for documents, by family, kind, language, product and text. */
export function createDocumentsApi(caller: Caller) {
  return {
    list: ({ page, perPage, text, filters = [], planId }: DocumentQuery) =>
      caller.call('GET /document', {
        query: {
          page,
          perPage,
          ...(planId !== undefined && { sales_plan_id: planId }),
          text: text === '' ? undefined : text,
          attributes: filters.length > 0 ? JSON.stringify(groupByKey([...filters])) : undefined,
        },
      }),
  };
}
