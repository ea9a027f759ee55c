import type { Caller } from '#shared/api/caller.ts';
import type { BodyOf } from '#shared/contract/operation-types.ts';
import type { Locale } from '#shared/locale.ts';
import { createTranslated } from './create-translated.ts';
import { nextPosition } from './next-position.ts';
import { readPages } from './read-pages.ts';
import { createRecordCalls } from './record-calls.ts';
import type { PageOfList, ResourceCalls } from './resource-calls.ts';

/** Calls of what surrounds the pages of the site. */
export function createContentResources(api: Caller, locale: () => Locale): Record<string, ResourceCalls> {
  const slides = (page: PageOfList) => api.call('GET /slider/record', { query: page });
  return {
    menus: {
      ...createRecordCalls(api, 'menu'),
      list: (page) => api.call('GET /menu/record', { query: page }),
      create: async (values) =>
        createTranslated(api, 'menu', {
          values: values as BodyOf<'POST /menu'>,
          lang: locale(),
          // Items lead to pages of their language.
          toOther: (menu) => ({ ...menu, items: [] }),
        }),
    },
    settings: {
      ...createRecordCalls(api, 'setting'),
      list: (page) => api.call('GET /setting/record', { query: page }),
      create: async (values) =>
        createTranslated(api, 'setting', {
          values: values as BodyOf<'POST /setting'>,
          lang: locale(),
          toOther: (setting) => ({ ...setting, values: [{ value: '' }] }),
        }),
    },
    'support-pages': {
      ...createRecordCalls(api, 'sav'),
      list: (page) => api.call('GET /sav/record', { query: page }),
      create: async (values) =>
        createTranslated(api, 'sav', { values: values as BodyOf<'POST /sav'>, lang: locale() }),
    },
    'support-categories': {
      ...createRecordCalls(api, 'sav/category'),
      list: (page) => api.call('GET /sav/category/record', { query: page }),
    },
    'support-questions': {
      ...createRecordCalls(api, 'sav/question'),
      list: (page) => api.call('GET /sav/question/record', { query: page }),
    },
    'support-faults': {
      ...createRecordCalls(api, 'sav/fault'),
      list: (page) => api.call('GET /sav/fault/record', { query: page }),
    },
    tags: {
      ...createRecordCalls(api, 'tags'),
      list: (page) => api.call('GET /tags/record', { query: page }),
      create: async (values) =>
        createTranslated(api, 'tags', {
          values: values as BodyOf<'POST /tags'>,
          lang: locale(),
          // Each language makes its address from its own words.
          toOther: ({ code, label }) => ({ code, label }),
        }),
    },
    slides: {
      ...createRecordCalls(api, 'slider'),
      list: slides,
      create: async (values) => {
        const { items } = await readPages(slides);
        const record = { ...(values as BodyOf<'POST /slider'>), position: nextPosition(items) };
        return createTranslated(api, 'slider', { values: record, lang: locale() });
      },
    },
  };
}
