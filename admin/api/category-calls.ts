import type { Caller } from '#shared/api/caller.ts';
import type { BodyOf, ResponseOf } from '#shared/contract/operation-types.ts';
import { LOCALES } from '#shared/locale.ts';
import { createRecordCalls } from './record-calls.ts';
import type { ResourceCalls } from './resource-calls.ts';

type Category = ResponseOf<'GET /category/record'>['items'][number];

const MAX_PER_PAGE = 100;

/** Calls of categories. Their list is whole, since they make a tree. */
export function createCategoryCalls(api: Caller): ResourceCalls {
  const listAll = async () => {
    const items: Category[] = [];
    for (let page = 1; ; page += 1) {
      const found = await api.call('GET /category/record', { query: { page, perPage: MAX_PER_PAGE } });
      items.push(...found.items);
      if (items.length >= found.total || found.items.length === 0) return { items, total: items.length };
    }
  };
  return {
    ...createRecordCalls(api, 'category'),
    list: listAll,
    create: async (values) => {
      const { items } = await listAll();
      const typed = values as BodyOf<'POST /category'>;
      const positions = items.filter(({ parent_id: id }) => id === typed.parent_id);
      const body = {
        ...typed,
        exist_in: [...new Set(items.flatMap(({ exist_in: ids }) => ids))],
        position: Math.max(-1, ...positions.map(({ position }) => position)) + 1,
      };
      const [first, ...others] = LOCALES;
      const { id } = await api.call('POST /category', { body, query: { lang: first } });
      // A category without texts in a language is not on its pages, and cannot be edited there.
      for (const lang of others) await api.call('PUT /category', { body: { ...body, id }, query: { lang } });
      return { id };
    },
  };
}
