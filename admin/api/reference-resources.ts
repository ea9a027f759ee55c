import type { RaRecord } from 'ra-core';
import type { Caller } from '#shared/api/caller.ts';
import type { Locale } from '#shared/locale.ts';
import { MAX_PER_PAGE } from './read-pages.ts';
import type { PageOfList, ResourceCalls } from './resource-calls.ts';
import { textOf } from './text-of.ts';

/** A record as a choice: its reference, and its name for the one who chooses. */
type Choice = { id: string; name: string };
type Choices = { items: Choice[]; total: number };
type Search = { q?: string; references?: string };
type ListChoices = (page: PageOfList, search: Search) => Promise<Choices>;

/** Products and parts by reference, for inputs that choose one by its name or reference. */
export function createReferenceResources(api: Caller, locale: () => Locale): Record<string, ResourceCalls> {
  return {
    'product-references': choicesOf(async (page, { q, ...search }) => {
      const query = { ...page, ...search, ...(q !== undefined && { search: q }) };
      const { items, total } = await api.call('GET /operator/product', { query });
      return { items: items.map(({ reference: id, name }) => ({ id, name })), total };
    }),
    'part-references': choicesOf(async (page, search) => {
      const { items, total } = await api.call('GET /part/record', { query: { ...page, ...search } });
      return { items: items.map(({ reference: id, name }) => ({ id, name: name[locale()] })), total };
    }),
  };
}

function choicesOf(list: ListChoices): ResourceCalls {
  return {
    list: (page, filter) => list(page, textOf(filter)),
    findMany: async (ids) => {
      const found: Choice[] = [];
      for (let from = 0; from < ids.length; from += MAX_PER_PAGE) {
        const references = ids.slice(from, from + MAX_PER_PAGE).join(',');
        const { items } = await list({ page: 1, perPage: MAX_PER_PAGE }, { references });
        found.push(...items);
      }
      return ids.map((id): RaRecord => found.find((choice) => choice.id === id) ?? { id, name: '' });
    },
  };
}
