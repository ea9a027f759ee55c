import type { Caller } from '#shared/api/caller.ts';
import type { BodyOf } from '#shared/contract/operation-types.ts';
import { PART_STATUSES } from '#shared/contract/shop/part-record.ts';
import { nextPosition } from './next-position.ts';
import { readPages } from './read-pages.ts';
import { createRecordCalls } from './record-calls.ts';
import type { PageOfList, ResourceCalls } from './resource-calls.ts';
import { textOf } from './text-of.ts';

/** Calls of spare parts, their families and their drawings. New families and drawings are the last. */
export function createPartResources(api: Caller): Record<string, ResourceCalls> {
  const families = (page: PageOfList) => api.call('GET /part/family/record', { query: page });
  const drawings = (page: PageOfList, filter: Record<string, unknown> = {}) =>
    api.call('GET /eclate/record', { query: { ...page, ...textOf(filter) } });
  return {
    parts: {
      ...createRecordCalls(api, 'part'),
      list: (page, filter) => {
        // Filters may be typed into the address: unknown ones are left out.
        const status = PART_STATUSES.find((known) => known === filter['status']);
        const { family } = filter;
        return api.call('GET /part/record', {
          query: {
            ...page,
            ...textOf(filter),
            ...(typeof family === 'string' && family !== '' && { family }),
            ...(status && { status }),
          },
        });
      },
    },
    'part-families': {
      ...createRecordCalls(api, 'part/family'),
      list: families,
      create: async (values) => {
        const { items } = await readPages(families);
        const body = { ...(values as BodyOf<'POST /part/family'>), position: nextPosition(items) };
        return api.call('POST /part/family', { body });
      },
    },
    drawings: {
      ...createRecordCalls(api, 'eclate'),
      list: drawings,
      create: async (values) => {
        const { items } = await readPages((page) => drawings(page));
        const body = { ...(values as BodyOf<'POST /eclate'>), position: nextPosition(items) };
        return api.call('POST /eclate', { body });
      },
    },
  };
}
